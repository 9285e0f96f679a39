import { attributeOf, toggleAttribute, withAttribute } from '../../contract/attributes'
import { afterNextFrame } from '../after-next-frame'

/**
 * Fetches the compositions that this screen width displays. It sets each address once: a browser builds a drawing anew
 * whenever its address is set, and a phone's bar that slides away resizes the window.
 */
function showDisplayed(): void {
  for (const use of document.querySelectorAll<SVGUseElement>(`use${withAttribute('href')}`)) {
    if (!use.getClientRects()[0]) continue
    use.setAttribute('href', attributeOf(use, 'href'))
    toggleAttribute(use, 'href', false)
  }
}

/** How long, in ms, a browser may take to bring its first frame to the screen: until then the connection is the fonts'. */
export const firstFrame = 500

/** Fetches the drawings below the first screen (src/components/deferred-svg.tsx) once the page is painted. */
export function showDeferredDrawings(): void {
  afterNextFrame(showDisplayed, firstFrame)
  addEventListener('resize', showDisplayed)
}
