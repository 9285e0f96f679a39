import { root } from './dom'

function show(): void {
  const { scrollHeight, clientHeight, scrollTop } = root
  const progress = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
  document.querySelector<HTMLElement>('[data-progress]')?.style.setProperty('scale', `${progress} 1`)
}

/** Moves the progress bar in browsers whose styles cannot (R-CHROME-5). */
export function showProgress(): void {
  if (!CSS.supports('animation-timeline: scroll()')) addEventListener('scroll', show, { passive: true })
}
