import { revealStagger, revealThreshold } from './constants'
import { isReducedMotion } from './reduced-motion'

/**
 * The share of a section that must be visible: 0.3, or less where a section is so tall that 30% of it never fits the
 * screen (R-MOTION-1).
 * @param sectionHeight in px
 * @param viewportHeight in px
 */
export function thresholdFor(sectionHeight: number, viewportHeight: number): number {
  return Math.min(revealThreshold, (viewportHeight / sectionHeight) * 0.6)
}

/**
 * Fades in the `data-reveal` elements of a section, 100 ms apart, when so much of it is visible. What is in the first
 * screen, printed, or read without JavaScript is never hidden: elements are hidden only here, below the screen.
 */
function revealSection(section: Element, threshold: number): void {
  const items = [...section.querySelectorAll<HTMLElement>('[data-reveal=""]')]
  for (const [index, item] of items.entries()) {
    item.dataset.reveal = 'waiting'
    item.style.transitionDelay = `${index * revealStagger}ms`
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      for (const item of items) item.dataset.reveal = 'shown'
      observer.disconnect()
    },
    { threshold },
  )
  observer.observe(section)
}

/**
 * Reveals the sections of the page. An observer tells where they stand once the page is laid out; whoever asks has it laid
 * out before its fonts are there.
 */
export function revealSections(): void {
  if (isReducedMotion()) return
  const observer = new IntersectionObserver((sections) => {
    observer.disconnect()
    // Asked once, before anything is hidden: a phone's browser lays the page out to answer.
    const screenHeight = innerHeight
    for (const { target, boundingClientRect } of sections) {
      if (boundingClientRect.top >= screenHeight)
        revealSection(target, thresholdFor(boundingClientRect.height, screenHeight))
    }
  })
  for (const section of document.querySelectorAll('main section')) observer.observe(section)
}
