import { css } from '@emotion/react'
import { color } from '../theme/colors'
import { forcedColors } from '../theme/tokens'

/** A yellow road in a picture as wide as its section: paths of the classes `casing` and `track`, one on the other. */
export const road = css({
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--rule)',
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& .casing': { stroke: color.ink, strokeWidth: 10 },
  '& .track': { stroke: color.brand, strokeWidth: 5.5 },
  [forcedColors]: { '& .casing': { stroke: 'CanvasText' }, '& .track': { stroke: 'Highlight' } },
  '@media print': { display: 'none' },
})
