import type { GatsbyBrowser } from 'gatsby'

import { signal } from '../signals/signals'
import { hashScrollDelay } from './constants'
import { pageHasChanged } from './page-transition'
import { isReducedMotion } from './reduced-motion'

let pending: ReturnType<typeof setTimeout> | undefined

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

function scrollForNavigation({ hash }: Location): void {
  clearTimeout(pending)
  if (hash.length <= 1) {
    window.scrollTo(0, 0)
    return
  }
  pending = setTimeout(
    () => {
      const element = elementOf(hash)
      if (element) scrollToElement(element)
      else window.scrollTo(0, 0)
    },
    isReducedMotion() ? 0 : hashScrollDelay,
  )
}

/**
 * Every navigation scrolls to the top; one with a hash to its element, smoothly, 100 ms later (R-SCROLL-1, R-SCROLL-2). Where
 * there is no page before, the app has only arrived: the page stays where its reader is (R-SCROLL-3).
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  pageHasChanged()
  scrollForNavigation(location)
  if (location.pathname !== prevLocation.pathname) window.dispatchEvent(new Event(signal.page))
}
