import { withAttribute } from '../../contract/attributes'
import { root } from './dom'

function show(): void {
  const { scrollHeight, clientHeight, scrollTop } = root
  const progress = scrollTop / Math.max(1, scrollHeight - clientHeight)
  document.querySelector<HTMLElement>(withAttribute('progress'))?.style.setProperty('scale', `${progress} 1`)
}

/** Moves the progress bar in browsers whose styles cannot (R-CHROME-5). */
export function showProgress(): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  for (const change of ['scroll', 'resize'] as const) addEventListener(change, show)
}
