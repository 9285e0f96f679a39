import { css } from '@emotion/react'
import { createContext, useContext } from 'react'

import { drawingColors, groundStyle } from '../drawings/kit/colors'
import type { ShownFrame } from '../drawings/kit/drawing'
import { color } from '../theme/colors'
import { duration, easing } from '../theme/tokens'

/** The page's drawing as on a wide screen. A page may have none. */
export const PageDrawing = createContext<ShownFrame | undefined>(undefined)

/** Size of the visible detail in units of the drawing: it appears about 1.8 times as large as in the drawing. */
const [width, height] = [300, 200]

const detail = css({
  display: 'none',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  marginTop: 8,
  background: 'var(--ground)',
  border: '1px solid var(--line)',
  fill: 'none',
  forcedColorAdjust: 'none',
  // The detail has room beside the rows, if the screen also holds the heading.
  '@media screen and (min-width: 64em) and (min-height: 46em)': { display: 'block' },
  '& g': {
    opacity: 0.5,
    transform: 'translate(calc(-1px * var(--x)), calc(-1px * var(--y)))',
    transition: `transform ${duration.enter} ${easing}`,
  },
  '& circle': { fill: color.lemon, stroke: color.ink, strokeWidth: 2.25, vectorEffect: 'non-scaling-stroke' },
})

/** One place of the drawing for each row, spread evenly from left to right. */
function stopsFor({ places }: ShownFrame, rows: number) {
  const ordered = [...places].sort((a, b) => a.markX - b.markX || a.markY - b.markY)
  return Array.from({ length: rows }, (_, row) => ordered[Math.round((row * (ordered.length - 1)) / (rows - 1))])
}

const stopStyles = (stops: ReturnType<typeof stopsFor>) =>
  css(
    stops.map((stop, row) => ({
      [row === 0 ? '&' : `&[data-row="${row}"]`]: { '--x': `${stop?.markX}`, '--y': `${stop?.markY}` },
    })),
  )

/**
 * A detail of the page's drawing beside a list. A lemon mark moves from place to place as the rows pass
 * (src/islands/start/follow-rows.ts). It adds no information to the page.
 */
export const DrawingDetail = ({ rows, tone }: { rows: number; tone: string }) => {
  const frame = useContext(PageDrawing)
  if (!frame || frame.places.length === 0) return null
  const { file, bleed } = frame
  const sheet = { x: -bleed, width: frame.width + 2 * bleed, height: frame.height }
  return (
    <svg
      css={[detail, drawingColors(frame.colors), groundStyle(tone), stopStyles(stopsFor(frame, rows))]}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      data-follows-rows
    >
      <g>
        <use data-href={`${file}#land`} {...sheet} />
        <use data-href={`${file}#subject`} {...sheet} />
      </g>
      <circle r="7" />
    </svg>
  )
}
