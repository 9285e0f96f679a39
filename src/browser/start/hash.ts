import { hashScrollDelay, limits } from '../../contract/constants'
import { afterNextFrame } from '../after-next-frame'
import { closest, isPlainClick, isReducedMotion, root } from './dom'

/**
 * The element that a hash names; null where the hash names none or cannot be decoded. Campaigns add their parameters to
 * the end of an address, even behind its hash.
 */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash).replace(/#|[?&].*/g, ''))
  } catch {
    return null
  }
}

/** The next Tab goes on from an element. It takes focus only for that: a click into it must not focus it (R-SCROLL-4). */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    for (const end of ['blur', 'pointerdown'])
      element.addEventListener(end, () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** From now on hash targets have their own positions. Until then src/theme/global-style.tsx keeps the browser from jumping there. */
const enableHashTargets = () => root.toggleAttribute('data-scrolls', true)

/** Signs of a visitor who wants to stay. */
const signsOfTouch = ['pointerdown', 'keydown', 'wheel'] as const

/** The wait for a scroll that has not begun. */
let wait = new AbortController()

function endWait(): void {
  wait.abort()
  enableHashTargets()
}

/**
 * Scrolls to the element of the address's hash after 100 ms, smoothly; at once where the visitor wants no motion. A hash
 * that names nothing scrolls to the top (R-SCROLL-2). A visitor who touches the page before, or is further down, stays there
 * (R-SCROLL-3).
 * @param isFirstLoad until the page is loaded, the browser itself may jump to the place. A file that hangs delays that.
 */
function followHash(isFirstLoad = false): void {
  wait.abort()
  wait = new AbortController()
  const { signal } = wait
  function scroll() {
    if (signal.aborted) return
    endWait()
    // By its scrollbar, or at words that the address quotes (`#contact:~:text=…`).
    if (isFirstLoad && scrollY) return
    const element = elementOf(location.hash)
    if (!element) return scrollTo(0, 0)
    element.scrollIntoView({ behavior: isReducedMotion() ? 'auto' : 'smooth' })
    focus(element)
  }
  const scrollSoon = () => setTimeout(scroll, isReducedMotion() ? 0 : hashScrollDelay)
  for (const sign of signsOfTouch) addEventListener(sign, endWait, { signal, passive: true })
  if (!isFirstLoad || document.readyState === 'complete') scrollSoon()
  else {
    addEventListener('load', scrollSoon, { signal })
    setTimeout(scroll, limits.load)
  }
}

/** A link to a place in the page that is open. */
const isLinkHere = ({ hash, href }: HTMLAnchorElement) => hash && href === location.href.split('#')[0] + hash

function onClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]')
  if (!link || event.defaultPrevented || !isPlainClick(event) || !isLinkHere(link)) return
  event.preventDefault()
  if (link.hash !== location.hash) history.pushState(null, '', link.hash)
  followHash()
}

function followAddress(): void {
  if (location.hash) followHash()
  else {
    endWait()
    scrollTo(0, 0)
  }
}

/** A page that the browser kept begins as a new one does. WebKit scrolls it to where it was left after this event. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  scrollTo(0, 0)
  afterNextFrame(followAddress)
}

/** The one way to a place in a page, its top included (R-SCROLL-1): for the first load, for clicks and for the history. */
export function followHashes(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', onPageShow)
  addEventListener('click', onClick)
  // Back and Forward between two places of the page.
  addEventListener('popstate', followAddress)
  if (location.hash) followHash(true)
  else enableHashTargets()
}
