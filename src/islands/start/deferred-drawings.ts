import { afterNextFrame } from './after-next-frame'

/**
 * A composition for another screen width is not displayed and not fetched. One that has its file is left alone: set again,
 * the browser would build it again, each time a phone's bar slides away.
 */
function showDisplayed(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    if (!use.getClientRects()[0]) continue
    use.setAttribute('href', use.dataset.href ?? '')
    delete use.dataset.href
  }
}

/** How long, in ms, a browser may take to bring its first frame to the screen: until then the connection is the fonts'. */
const firstFrame = 500

/** Fetches the drawings below the first screen (src/components/deferred-svg.tsx) once the page is painted. */
export function showDeferredDrawings(): void {
  afterNextFrame(showDisplayed, firstFrame)
  addEventListener('resize', showDisplayed)
}
