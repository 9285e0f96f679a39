import { css } from '@emotion/react'
import { createContext, useContext } from 'react'
import { color } from '../../theme/colors'
import { duration, easing } from '../../theme/tokens'
import { drawingColors, groundStyle } from './colors'
import type { ShownFrame } from './drawing'

/** The page's drawing as a wide screen has it; a page may have none. */
export const PageDrawing = createContext<ShownFrame | undefined>(undefined)

/** Units of the drawing that are seen: at this size they are about 1.8 times as large as in the drawing itself. */
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
  // It has room beside the rows, on a screen that holds the heading, too.
  '@media screen and (min-width: 64em) and (min-height: 46em)': { display: 'block' },
  '& g': {
    opacity: 0.5,
    transform: 'translate(calc(-1px * var(--x)), calc(-1px * var(--y)))',
    transition: `transform ${duration.enter} ${easing}`,
  },
  '& circle': { fill: color.lemon, stroke: color.ink, strokeWidth: 2.25, vectorEffect: 'non-scaling-stroke' },
})

interface Stop {
  x: number
  y: number
}

/** For each row a place of the drawing where something is drawn, spread evenly from its left to its right. */
function stopsFor({ places }: ShownFrame, rows: number): Stop[] {
  const marks = places.flatMap(({ markX, markY }) => (markX === null || markY === null ? [] : [{ x: markX, y: markY }]))
  const ordered = marks.sort((a, b) => a.x - b.x || a.y - b.y)
  return Array.from(
    { length: rows },
    (_, row) => ordered[Math.round((row * (ordered.length - 1)) / (rows - 1))],
  ).filter((stop) => stop !== undefined)
}

const stopStyles = (stops: readonly Stop[]) =>
  css(
    stops.map((stop, row) => ({
      [row === 0 ? '&' : `&[data-row="${row}"]`]: { '--x': `${stop.x}`, '--y': `${stop.y}` },
    })),
  )

/**
 * A detail of the page's drawing beside a list: a lemon mark goes from place to place as the rows pass by
 * (src/islands/start/follow-rows.ts). It says nothing that the page does not.
 */
export const DrawingDetail = ({ rows, tone }: { rows: number; tone: string }) => {
  const frame = useContext(PageDrawing)
  const stops = frame ? stopsFor(frame, rows) : []
  if (!frame || stops.length === 0) return null
  const { file, bleed } = frame
  const sheet = { x: -bleed, width: frame.width + 2 * bleed, height: frame.height }
  return (
    <svg
      css={[detail, drawingColors(frame.colors), groundStyle(tone), stopStyles(stops)]}
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
