import type { GatsbyBrowser } from 'gatsby'

import { signal } from '../signals/signals'
import { hashScrollDelay } from './constants'
import { pageHasChanged } from './page-transition'
import { isReducedMotion } from './reduced-motion'
import { unlessTouched } from './unless-touched'

/** Forgets a scroll that has not begun. */
let callOff: () => void = () => undefined

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A stray per cent sign: a hash that names nothing.
    return null
  }
}

function scrollToElement(element: HTMLElement): void {
  element.scrollIntoView({ behavior: isReducedMotion() ? 'auto' : 'smooth' })
  // The next Tab goes on from here.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function scrollToHash(hash: string): void {
  const element = elementOf(hash)
  if (element) scrollToElement(element)
  else window.scrollTo(0, 0)
}

function scrollForNavigation({ hash, pathname }: Location, previous: Location): void {
  callOff()
  if (hash.length <= 1) {
    window.scrollTo(0, 0)
    return
  }
  const delay = isReducedMotion() ? 0 : hashScrollDelay
  // Another page shows its element in any case: it still has the scroll of the last one.
  if (pathname === previous.pathname) callOff = unlessTouched(() => scrollToHash(hash), delay)
  else {
    const pending = setTimeout(scrollToHash, delay, hash)
    callOff = () => clearTimeout(pending)
  }
}

/**
 * Every navigation scrolls to the top; one with a hash to its element, smoothly, 100 ms later (R-SCROLL-1, R-SCROLL-2),
 * unless its reader scrolls before. Where there is no page before, the app has only arrived: the page stays where its
 * reader is (R-SCROLL-3).
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  pageHasChanged()
  scrollForNavigation(location, prevLocation)
  if (location.pathname !== prevLocation.pathname) window.dispatchEvent(new Event(signal.page))
}
