import { onceShown } from '../motion/once-shown'
import { forEachPart } from './each-part'

/** One that is not displayed, a composition for another screen, has no place on this one and is not asked for. */
function showDisplayed(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('[data-later]')) {
    if (use.getClientRects()[0]) use.href.baseVal = `${use.dataset.later}`
  }
}

/** Fetches the files of pictures below the first screen (`src/components/later-svg.tsx`) once the page is painted. */
export function showLaterSvgs(): void {
  forEachPart(() => onceShown(showDisplayed))
  addEventListener('resize', showDisplayed)
}
