import { watchHistory } from '../motion/page-is-coming'
import { signal } from '../signals/signals'
import { renewStylesBelow } from '../theme/style-cache'

/** The app has taken the page over: what was done before is replayed now, and pages are fetched as data. */
export function onInitialClientRender(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
  renewStylesBelow()
  watchHistory()
  window.dispatchEvent(new Event(signal.running))
}
