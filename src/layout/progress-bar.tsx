import { css } from '@emotion/react'
import { useEffect } from 'react'

import { color } from '../theme/colors'
import { calm, dark, layer } from '../theme/tokens'

const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.bar + 1,
  height: 3,
  background: color.ionian,
  transformOrigin: '0 0',
  scale: '0 1',
  pointerEvents: 'none',
  [dark]: { background: color.lemon },
  '@supports (animation-timeline: scroll())': {
    animation: 'progress linear both !important',
    animationTimeline: 'scroll(root) !important',
    '@keyframes progress': { to: { scale: '1 1' } },
  },
  // A page is on its way (src/motion/page-is-coming.ts): a dash runs along, or stands where motion is not wanted.
  'html[data-coming] &': {
    scale: '1 1',
    transformOrigin: '50% 0',
    animation: 'coming 1.1s ease-in-out infinite alternate !important',
    animationTimeline: 'auto !important',
    '@keyframes coming': { from: { scale: '0.2 1', translate: '-40% 0' }, to: { scale: '0.2 1', translate: '40% 0' } },
    [calm]: { animation: 'none !important', scale: '0.4 1' },
  },
  '@media print': { display: 'none' },
})

/** Moves the bar where the browser cannot by itself (`animation-timeline`). Returns what ends that. */
function showProgress(): () => void {
  function show() {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const progress = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
    document.querySelector<HTMLElement>('[data-progress]')?.style.setProperty('scale', `${progress} 1`)
  }
  window.addEventListener('scroll', show, { passive: true })
  return () => window.removeEventListener('scroll', show)
}

/** How far the page is read (R-CHROME-5). */
export const ProgressBar = () => {
  useEffect(() => (CSS.supports('animation-timeline: scroll()') ? undefined : showProgress()), [])
  return <div css={bar} aria-hidden="true" data-progress />
}
