import { css } from '@emotion/react'
import { useEffect } from 'react'

import { useHydrated } from '../signals/use-hydrated'
import { color } from '../theme/colors'
import { dark, layer } from '../theme/tokens'

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
  '@media print': { display: 'none' },
})

/** A page is on its way (src/motion/page-is-coming.ts): a dash runs along, or stands where motion is not wanted. */
const sign = css({
  position: 'fixed',
  inset: '0 30%',
  zIndex: layer.bar + 1,
  height: 3,
  background: 'var(--ink)',
  pointerEvents: 'none',
  'html:not([data-coming]) &': { display: 'none' },
  animation: 'coming 1.1s ease-in-out infinite alternate',
  '@keyframes coming': { from: { translate: '-60% 0' }, to: { translate: '60% 0' } },
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

/** How far the page is read (R-CHROME-5); with the app, that one is on its way (R-CHROME-10). */
export const ProgressBar = () => {
  const hydrated = useHydrated()
  useEffect(() => (CSS.supports('animation-timeline: scroll()') ? undefined : showProgress()), [])
  return (
    <>
      <div css={bar} aria-hidden="true" data-progress />
      {hydrated && <div css={sign} aria-hidden="true" data-sign />}
    </>
  )
}
