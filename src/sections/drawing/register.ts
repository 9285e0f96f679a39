import { type CSSObject, css } from '@emotion/react'
import { withAttribute } from '../../contract/attributes'

import { outOfSight } from '../../theme/surfaces'
import { type Composition, columnEdge, type DrawingData, onScreen, percent, stageWidth } from './placing'

const warning = withAttribute('warning')
const rowSpace = '0.85rem'
const lineHeight = 1.3
/** From the top of a cell to the middle of its first line. */
const middle = `${rowSpace} + ${lineHeight / 2}em`

/** A cell of the register: a dot where there is something to know, on the line that comes down from the picture. */
const cell: CSSObject = {
  position: 'relative',
  display: 'block',
  padding: `${rowSpace} 0.5rem ${rowSpace} 0.9rem`,
  borderBottom: '1px solid var(--line)',
  '&:not(:empty)': { borderTop: 0 },
  '&:not(:empty)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -4.5,
    top: `calc(${middle} - 4.5px)`,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: '4.5px solid var(--ink)',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    bottom: 0,
    marginInlineStart: -0.5,
    borderInlineStart: '0 solid var(--ink)',
  },
  [`&${withAttribute('through')}::before`]: { borderInlineStartWidth: 1 },
  [`&${withAttribute('through', 'end')}::before`]: { bottom: 'auto', height: `calc(${middle})` },
}

/** Whether the table of a drawing is a register: a composition says where its columns stand. */
export const hasRegister = ({ compositions }: DrawingData['drawing']): boolean =>
  compositions.some(({ columns }) => Boolean(columns))

type TableSize = { rows: readonly unknown[]; columns: readonly unknown[] }

/** The register below a picture: the rows of the table as columns, each below its place in the picture. */
export const register =
  ({ rows, columns: heads }: TableSize) =>
  ({ size, width, height, columns }: Composition) => {
    if (!columns) return undefined
    const { from, to, tops } = columns
    const step = (to - from) / rows.length
    const last = to - step
    return css(
      onScreen(size, {
        // Cells out of sight stay in the section.
        position: 'relative',
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateColumns: `${percent(from, width)} repeat(${rows.length - 1}, ${percent(step, width)}) minmax(0, 1fr)`,
        gridTemplateRows: `repeat(${heads.length}, auto)`,
        width: stageWidth(size),
        maxWidth: 'none',
        marginInline: 'auto',
        padding: 0,
        fontSize: '0.9375rem',
        lineHeight,
        '& thead, & tbody, & tr': { display: 'contents' },
        [`& th:first-of-type, & ${warning}${warning}`]: { ...outOfSight, '&::before': { content: 'none' } },
        '& thead th': {
          display: 'block',
          marginInlineStart: columnEdge(from / width),
          padding: `${rowSpace} 0`,
          borderBottom: '1px solid var(--line)',
          fontWeight: 560,
        },
        '& tbody tr::before': { content: 'none' },
        [`& ${withAttribute('head')}`]: { display: 'none' },
        [`& td:not(${warning})`]: cell,
        // The whole line belongs to the table: browsers round lines of pictures and of pages to pixels in their own ways.
        ...Object.fromEntries(
          tops.map((top, index) => [
            `& tr:nth-of-type(${index + 1}) > td:first-of-type::before`,
            { top: `calc(${stageWidth(size, '100vw')} * ${(top - height) / width})` },
          ]),
        ),
        '& tr:last-of-type > td': { marginInlineEnd: columnEdge(1 - last / width) },
      }),
    )
  }

export const road = css({
  position: 'absolute',
  insetInlineStart: 0,
  top: 18,
  zIndex: 1,
  width: 60,
  height: '100%',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke' },
})

/** On a phone the rows are stops of a road. */
export const strip = css({
  maxWidth: 640,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  '& tbody tr': { paddingInlineStart: 76 },
  // The stop itself, on the road.
  '& tbody tr::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 20,
    top: 8,
    zIndex: 2,
    width: 20,
    height: 20,
    border: '2.25px solid var(--ink)',
    borderRadius: '50%',
    background: 'var(--ground)',
  },
  // Two ticks stand across the road where something breaks.
  [`& td${warning}:not(:empty)`]: {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -64,
      top: 14,
      zIndex: 3,
      width: 40,
      height: 20,
      borderBlock: '2.25px solid var(--danger)',
      background: 'var(--ground)',
    },
  },
})
