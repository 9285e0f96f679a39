/** A sentence for screen readers; the id makes the same sentence heard twice. */
export type Announcement = { id: number; text: string }

export const announced = 'announced'

let count = 0

/** Says something through the permanent live region, which is in the page before its text is. */
export function announce(text: string): void {
  count += 1
  window.dispatchEvent(new CustomEvent<Announcement>(announced, { detail: { id: count, text } }))
}
