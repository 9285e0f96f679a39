import { hashScrollDelay } from '../motion/constants'
import { isReducedMotion } from '../motion/reduced-motion'

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
  const touched = new AbortController()
  for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) {
    addEventListener(sign, () => touched.abort(), { signal: touched.signal, passive: true })
  }
  const delay = isReducedMotion() ? 0 : hashScrollDelay
  setTimeout(() => {
    if (touched.signal.aborted) return
    touched.abort()
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, delay)
}
