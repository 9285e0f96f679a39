import { attributeOf, toggleAttribute, withAttribute } from '../../contract/attributes'
import { afterNextFrame } from '../after-next-frame'

/**
 * Fetches the compositions that this screen width displays. It sets each address once: a browser builds a drawing anew
 * whenever its address is set, and a phone's bar that slides away resizes the window.
 * @param end of what the visitor may see, in px below the top of the screen
 */
function showDisplayed(end: number): void {
  for (const use of document.querySelectorAll<SVGUseElement>(`use${withAttribute('href')}`)) {
    const [box] = use.getClientRects()
    if (!box || box.top > end) continue
    use.setAttribute('href', attributeOf(use, 'href'))
    toggleAttribute(use, 'href', false)
  }
}

/** A visitor who has scrolled reads on: the whole page is fetched. Until then the first screen is enough. */
const showReached = () => showDisplayed(scrollY === 0 ? innerHeight : Number.POSITIVE_INFINITY)

/** How long, in ms, a browser may take to bring its first frame to the screen: until then the connection is the fonts'. */
export const firstFrame = 500

/** Fetches the drawings (src/components/deferred-svg.tsx) once the page is painted, and those below at the first scroll. */
export function showDeferredDrawings(): void {
  afterNextFrame(showReached, firstFrame)
  for (const type of ['scroll', 'resize']) addEventListener(type, showReached)
  addEventListener('beforeprint', () => showDisplayed(Number.POSITIVE_INFINITY))
}
