import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'

import { color } from '../theme/colors'
import { dark, layer } from '../theme/tokens'

const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.bar + 1,
  height: 3,
  background: color.ionian,
  transformOrigin: '0 0',
  transform: 'scaleX(0)',
  pointerEvents: 'none',
  [dark]: { background: color.lemon },
  '@supports (animation-timeline: scroll())': {
    animation: 'progress linear both !important',
    animationTimeline: 'scroll(root) !important',
    '@keyframes progress': { to: { transform: 'scaleX(1)' } },
  },
  '@media print': { display: 'none' },
})

/** How far the page is read. The browser moves it where it can; elsewhere a scroll listener does. */
export const ProgressBar = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    function update() {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const progress = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
      element.current?.style.setProperty('transform', `scaleX(${progress})`)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return <div ref={element} css={bar} aria-hidden="true" data-progress />
}
