import { withAttribute } from '../../contract/attributes'
import { revealStagger, revealThreshold } from '../../contract/constants'

/** A section so tall that 30% of it never fits the screen appears when it fills this share of the screen (R-MOTION-1). */
const shareOfScreen = 0.6
/** How long, in ms, items stay hidden without a scroll. */
const patience = 1000
const fadeTime = 320

/**
 * Hides an item, which appears by itself when it has waited. This leaves no attribute and no style in the page. The item does
 * not move: a `div` that has moved is another one for Firefox, and a screen reader that reads on leaves out what follows it.
 */
const hide = (item: Element, index: number): Animation =>
  item.animate(
    { opacity: [0, 1] },
    { duration: fadeTime, easing: 'ease', delay: patience + index * revealStagger, fill: 'backwards' },
  )

const isReducedMotion = () => matchMedia('(prefers-reduced-motion)').matches

function revealSection(section: Element): void {
  let fades: Animation[] = []
  /** Takes the sizes of this moment: the page may have been zoomed, turned or unfolded since it was loaded. */
  function onScroll() {
    const { top, height } = section.getBoundingClientRect()
    const visible = innerHeight - top
    const isReached = visible >= Math.min(height * revealThreshold, innerHeight * shareOfScreen)
    if (isReached) removeEventListener('scroll', onScroll)
    else if (!fades[0] && !isReducedMotion() && visible <= 0 && visible > -innerHeight)
      fades = [...section.querySelectorAll(withAttribute('reveal'))].map(hide)
    // Below the screen items wait anew. In the screen, an item that has waited is left alone.
    for (const fade of fades)
      if (isReducedMotion()) fade.finish()
      else if (visible <= 0 || Number(fade.currentTime) < patience) fade.currentTime = isReached ? patience : 0
  }
  addEventListener('scroll', onScroll)
}

/** Fades in the items of sections when a visitor scrolls to them (R-MOTION-1). Nothing in the first screen is ever hidden. */
export function revealSections(): void {
  document.querySelectorAll('main section').forEach(revealSection)
}
