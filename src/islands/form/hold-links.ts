import { closest, isPlainClick } from '../start/dom'

/** How long, in ms, a link waits for the answer of a request: most answers come within a second. */
const patience = 4000

/**
 * Waits with a link that is clicked while a request is under way: a page that is left hears no answer, and the visitor
 * would never learn whether the request arrived.
 * @param answer what is waited for
 * @param onAnswer gets the answer, and whether a link is followed right after it
 */
export async function holdLinks<Answer>(
  answer: Promise<Answer>,
  onAnswer: (answer: Answer, isLeaving: boolean) => void,
): Promise<void> {
  const listening = new AbortController()
  let chosen: string | undefined
  /** Leaves once: asked again, the browser would begin to load the page anew. From then on links are the browser's. */
  function leave() {
    if (listening.signal.aborted) return
    listening.abort()
    if (chosen !== undefined) location.assign(chosen)
  }
  function onClick(event: MouseEvent) {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (link?.origin !== location.origin || link.hash || link.dataset.policy || !isPlainClick(event)) return
    event.preventDefault()
    if (chosen === undefined) setTimeout(leave, patience)
    chosen = link.href
  }
  addEventListener('click', onClick, { capture: true, signal: listening.signal })
  onAnswer(await answer, chosen !== undefined)
  leave()
}
