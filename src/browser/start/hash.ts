import { hashScrollDelay } from '../../contract/constants'
import { afterNextFrame } from '../after-next-frame'

/** Whether the visitor has pressed, typed or scrolled since the page was opened. Who has, is left alone (R-SCROLL-2). */
let isTouched = false

/** The browser goes to the anchor of an address by itself. This corrects what has moved it meanwhile (R-SCROLL-2). */
function scrollToAnchor(): void {
  setTimeout(() => {
    if (!isTouched) document.querySelector(':target')?.scrollIntoView()
  }, hashScrollDelay)
}

/** For Back and Forward: the anchor of the address, or else the top (R-SCROLL-1). */
function openAgain(): void {
  isTouched = false
  if (location.hash) scrollToAnchor()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** Decides where a page is scrolled to when it is opened. src/theme/global-style.tsx makes it smooth. */
export function followHashes(): void {
  const onTouch = () => {
    isTouched = true
  }
  for (const sign of ['pointerdown', 'keydown', 'wheel']) addEventListener(sign, onTouch, { passive: true })
  // Where the browser has kept the page, WebKit scrolls it to where it was left after this event.
  addEventListener('pageshow', ({ persisted }) => (persisted ? afterNextFrame(openAgain) : scrollToAnchor()))
  // After `popstate`, the browser scrolls to where the visitor was before.
  addEventListener('hashchange', openAgain)
  // Set only now: a tab that the browser drops while nobody looks comes back where it was.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual'
  })
}
