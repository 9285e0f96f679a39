import { hashScrollDelay } from '../motion/constants'
import { isReducedMotion } from '../motion/reduced-motion'
import { unlessTouched } from '../motion/unless-touched'

/** A hash that cannot be decoded names nothing, and the app's router would not start on it. */
export function dropMalformedHash(): void {
  try {
    decodeURI(location.hash)
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

/** Scrolls to the element of the hash, smoothly, 100 ms after load; a page that was touched before stays where it is. */
export function scrollToHash(): void {
  if (location.hash.length <= 1) return
  unlessTouched(
    () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(),
    isReducedMotion() ? 0 : hashScrollDelay,
  )
}
