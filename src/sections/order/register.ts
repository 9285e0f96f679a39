import { type CSSObject, css } from '@emotion/react'

import { onStage, showing } from '../../drawings/stage'
import { outOfSight } from '../../theme/surfaces'
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

/** Squares of the register, by what they say of themselves: where the line from a stop goes through and ends, and the dots. */
const squares = {
  '& [data-square]': { position: 'relative', padding: `${rowSpace} 0.5rem ${rowSpace} 0.9rem` },
  '& [data-square]::before': {
    content: '""',
    position: 'absolute',
    left: -0.5,
    top: 0,
    bottom: 0,
    borderLeft: '1px solid var(--ink)',
  },
  '& [data-square="last"]::before': { bottom: 'auto', height: `calc(${middle})` },
  // Where a system learns something.
  '& div[data-square]::after': {
    content: '""',
    position: 'absolute',
    left: -4.5,
    top: `calc(${middle} - 4.5px)`,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--ink)',
  },
  '& span[data-square]': { display: 'block' },
} as const satisfies CSSObject

/** The register below the map: a column below each stop, a row for each system. */
export const grid = (stops: number) =>
  css(
    { '& span[data-square]': { display: 'none' } },
    onMap(({ columns: [first, end], width, height }) => ({
      ...squares,
      display: 'grid',
      gridTemplateColumns: `${onStage(first, width)} repeat(${stops}, ${onStage((end - first) / stops, width)})`,
      paddingTop: onStage(height, width),
      fontSize: '0.9375rem',
      lineHeight,
    })),
  )

export const throughGrid = onMap(() => ({ display: 'contents' }))

/** Where the drawing itself shows what a list must say. */
export const onlyInList = onMap(() => outOfSight)

export const onlyOnMap = css(
  { display: 'none' },
  onMap(() => ({ display: 'block' })),
)

/** A place in the grid, counted from the first stop and the first system. */
export const square = (column: number, row: number) => css({ gridColumn: column + 2, gridRow: row + 1 })

/** A row's rule and the name of its system, from one edge of the column to the other. */
export const row = (index: number) =>
  onMap(() => ({
    gridColumn: '1 / -1',
    gridRow: index + 1,
    // Where the page's column begins.
    marginLeft: 'calc(max(0px, (100cqi - 1360px) / 2) + var(--gutter))',
    paddingBlock: rowSpace,
    borderBottom: '1px solid var(--line)',
    fontWeight: 560,
  }))

/** A day on the bar: black, white, black, as on a map's scale. */
export const day = (from: number, to: number, isBlack: boolean) =>
  onMap(() => ({
    gridColumn: `${from + 2} / ${to + 2}`,
    gridRow: 1,
    marginLeft: from === 0 ? -9 : 0,
    padding: `0.6rem 0 0.3rem ${from === 0 ? 'calc(0.9rem + 9px)' : '0.9rem'}`,
    fontWeight: 560,
    '& > b': { position: 'relative', zIndex: 1, paddingRight: 6, fontWeight: 'inherit', background: 'var(--ground)' },
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
