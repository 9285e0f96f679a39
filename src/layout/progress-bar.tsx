import { css } from '@emotion/react'
import { attribute } from '../contract/attributes'
import { color } from '../theme/colors'
import { dark, zIndex } from '../theme/tokens'

const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: zIndex.bar + 1,
  // Forced colors and paper keep a border, and no ground.
  borderTop: `3px solid ${color.ionian}`,
  transformOrigin: '0 0',
  scale: '0 1',
  pointerEvents: 'none',
  [dark]: { borderColor: color.brand },
  '@supports (animation-timeline: scroll())': {
    animation: 'progress linear both !important',
    animationTimeline: 'scroll(root) !important',
    '@keyframes progress': { to: { scale: '1 1' } },
  },
  '@media print': { display: 'none' },
})

/** Shows how far the visitor has scrolled (R-CHROME-5); where styles cannot move it, src/browser/start/progress.ts does. */
export const ProgressBar = () => <div css={bar} aria-hidden="true" {...attribute('progress')} />
