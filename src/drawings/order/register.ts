import { type CSSObject, css } from '@emotion/react'
import { outOfSight } from '../../theme/surfaces'
import { onStage, showing } from '../kit/stage'
import type { OrderSheet } from './road'
import { orderSheets } from './road'

/** Rules that hold where the map is shown: the same for both of its compositions. */
export const onMap = (style: (sheet: OrderSheet) => CSSObject) =>
  css({
    '@media screen': Object.fromEntries(orderSheets.map((sheet) => [showing[sheet.size], style(sheet)])),
  })

const rowSpace = '0.85rem'
const lineHeight = '1.3'
/** Middle of a square's first line. */
const middle = `${rowSpace} + ${lineHeight} * 0.5em`

/** Squares of the register: a dot where a system learns something, on the line that comes down from the stop. */
const squares = {
  '& dl > div': { position: 'relative', gridColumn: 'var(--column)', padding: `${rowSpace} 0.5rem ${rowSpace} 0.9rem` },
  '& dl > div::after': {
    content: '""',
    position: 'absolute',
    left: -4.5,
    top: `calc(${middle} - 4.5px)`,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--ink)',
  },
  '& li::after, & dl > [data-last]::before': { content: '""', marginLeft: -0.5, borderLeft: '1px solid var(--ink)' },
  // Through all rows above the last one, and on to its dot.
  '& li::after': { position: 'relative', gridColumn: 'var(--column)', gridRow: '1 / var(--last)' },
  '& dl > [data-last]::before': { position: 'absolute', left: 0, top: 0, height: `calc(${middle})` },
} as const satisfies CSSObject

/**
 * The rule below a row and the name of its system, from where the page's column begins to the end of the columns.
 * @param width of the stage, as a share of the columns'
 */
const rule = (width: number): CSSObject => ({
  gridColumn: '1 / -1',
  marginLeft: `calc(max(0px, (${100 * width}% - 1360px) / 2) + var(--gutter))`,
  paddingBlock: rowSpace,
  borderBottom: '1px solid var(--line)',
})

/**
 * The register below the map: a column below each stop, a row for each system.
 * @param lastRows of each stop the row of the last system that learns something there, counted from the first
 */
export const grid = (lastRows: readonly number[]) =>
  css(
    { '& > span': { display: 'none' } },
    lastRows.map((last, index) => ({
      [`& li:nth-of-type(${index + 1})`]: { '--column': index + 2, '--last': last + 2 },
    })),
    onMap(({ columns: [first, end], width, height }) => ({
      ...squares,
      display: 'grid',
      gridTemplateColumns: `${onStage(first, width)} repeat(${lastRows.length}, ${onStage((end - first) / lastRows.length, width)})`,
      paddingTop: onStage(height, width),
      fontSize: '0.9375rem',
      lineHeight,
      '& > span': { display: 'block', fontWeight: 560 },
      '& > [data-rule]': rule(width / end),
    })),
  )

export const throughGrid = onMap(() => ({ display: 'contents' }))

/** Where the drawing itself shows what a list must say. */
export const onlyInList = onMap(() => outOfSight)

/** What the map shows itself. */
export const notOnMap = onMap(() => ({ display: 'none' }))

/** The row of a system, counted from the first. */
export const systemRow = (index: number) => css({ gridRow: index + 2 })

/** A day on the bar: black, white, black, as on a map's scale. */
export const day = (from: number, to: number, isBlack: boolean) =>
  onMap(() => ({
    gridColumn: `${from + 2} / ${to + 2}`,
    gridRow: 1,
    marginLeft: from === 0 ? -9 : 0,
    padding: `0.6rem 0 0.3rem ${from === 0 ? 'calc(0.9rem + 9px)' : '0.9rem'}`,
    // In the first of its columns, so that no line that falls from a stop meets it.
    '& > b': { display: 'block', maxWidth: `calc((100% + 0.9rem) / ${to - from} - 1.2rem)`, fontWeight: 'inherit' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: 0,
      height: 9,
      border: '1px solid var(--ink)',
      background: isBlack ? 'var(--ink)' : 'var(--ground)',
    },
    position: 'relative',
  }))
