import { signal } from '../signals/signals'

/** The app has taken the page over: what was done before is replayed now. */
export function onInitialClientRender(): void {
  window.dispatchEvent(new Event(signal.running))
}
