import { signal } from '../signals/signals'

/**
 * Does something for what stands in the document now, and for every part of a page that the app shows after it.
 * @param action gets the signal of the part; none for what stands there now
 */
export function forEachPart(action: (part?: Event) => void): void {
  action()
  for (const part of [signal.page, signal.rest]) addEventListener(part, action)
}
