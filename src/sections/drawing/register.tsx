import { type CSSObject, css } from '@emotion/react'
import { withAttribute } from '../../contract/attributes'
import { nameIn } from '../../theme/drawing-screens'
import { visuallyHidden } from '../../theme/surfaces'
import { type Composition, columnEdge, type DrawingData, onScreen, percent, stageWidth } from './placing'
import { Table } from './table'

const warning = withAttribute('warning')
const rowSpace = '0.85rem'
const lineHeight = 1.3
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

/** The register below a picture: its rows as columns, where rectangles `column-<number>` of the art show a line each. */
const columnsBelow =
  (heads: number) =>
  ({ size, width, areas }: Composition) => {
    const columns = areas.filter((area) => nameIn('column', area))
    const [first, last] = [columns[0], columns.at(-1)]
    if (!first || !last) return undefined
    return css(
      onScreen(size, {
        // Cells out of sight stay in the section.
        position: 'relative',
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateColumns: `${percent(first.x, width)} repeat(${columns.length - 1}, ${percent(first.width, width)}) minmax(0, 1fr)`,
        gridTemplateRows: `repeat(${heads}, auto)`,
        width: stageWidth(size),
        maxWidth: 'none',
        padding: 0,
        fontSize: '0.9375rem',
        lineHeight,
        '& thead, & tbody, & tr': { display: 'contents' },
        [`& th:first-of-type, & ${warning}${warning}`]: { ...visuallyHidden, '&::before': { content: 'none' } },
        '& thead th': {
          marginInlineStart: columnEdge(first.x / width),
          padding: `${rowSpace} 0`,
          borderBottom: '1px solid var(--line)',
          fontWeight: 560,
        },
        '& tbody tr::before': { content: 'none' },
        [`& ${withAttribute('head')}`]: { display: 'none' },
        [`& td:not(${warning})`]: cell,
        // The whole line belongs to the table: browsers round lines of pictures and of pages to pixels in their own ways.
        ...Object.fromEntries(
          columns.map(({ height }, index) => [
            `& tr:nth-of-type(${index + 1}) > td:first-of-type::before`,
            { top: `calc(${stageWidth(size, '100vw')} * ${-height / width})` },
          ]),
        ),
        '& tr:last-of-type > td': { marginInlineEnd: columnEdge(1 - last.x / width) },
      }),
    )
  }

const road = css({
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
const strip = css({
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

/** The road from a stop to the next one, as long as the row. It bends to one side and to the other in turn. */
const bends = ['M30 0C30 34 8 44 12 92S54 150 30 200', 'M30 0C30 40 56 54 48 100S12 150 30 200']

const Road = ({ index }: { index: number }) => (
  <svg css={road} viewBox="0 0 60 200" preserveAspectRatio="none" aria-hidden="true">
    <path d={bends[index % 2]} stroke="var(--casing)" strokeWidth="10" />
    <path d={bends[index % 2]} stroke="var(--highlight)" strokeWidth="5.5" />
  </svg>
)

type RegisterProps = { table: Queries.TableFragment; drawing: DrawingData['drawing'] }

/** A table whose rows are columns below the picture, each below its stop. On a phone they are stops of a road. */
export const Register = ({ table, drawing }: RegisterProps) => (
  <div>
    <Table
      css={[strip, ...drawing.compositions.map(columnsBelow(table.columns.length))]}
      table={table}
      between={(index) => <Road index={index} />}
    />
  </div>
)
