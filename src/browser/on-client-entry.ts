import { noteFollowedLinks, restoreFullAddress } from './full-address'

/** Before the app starts. */
export function onClientEntry(): void {
  // Every navigation scrolls to the top, history included (product, point 15).
  window.history.scrollRestoration = 'manual'
  restoreFullAddress()
  noteFollowedLinks()
}
