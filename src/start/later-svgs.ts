import { onceShown } from '../motion/once-shown'
import { forEachPart } from './each-part'

/**
 * One that is not displayed, a composition for another screen, has no place on this one and is not asked for. One that has
 * its file is left alone: named again, the browser would build it again, each time a phone's bar slides away.
 */
function showDisplayed(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('[data-later]:not([href])')) {
    if (use.getClientRects()[0]) use.href.baseVal = use.dataset.later ?? ''
  }
}

/** How long, in ms, a browser may take to bring its first frame of a page to the screen: until then the line is the fonts'. */
const firstFrame = 500

/** Fetches the files of pictures below the first screen (`src/components/later-svg.tsx`) once the page is painted. */
export function showLaterSvgs(): void {
  forEachPart((part) => onceShown(showDisplayed, part ? 0 : firstFrame))
  addEventListener('resize', showDisplayed)
}
