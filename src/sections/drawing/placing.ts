import { type CSSObject, css } from '@emotion/react'
import { withAttribute } from '../../contract/attributes'
import type { CompositionSize } from '../../data-model/drawing'
import { screens } from '../../theme/drawing-screens'
import { columnWidth } from '../../theme/tokens'

export type DrawingData = Queries.DrawingSectionFragment
export type Composition = DrawingData['drawing']['compositions'][number]
type Place = Composition['places'][number]

/** Not where the words have no room, or were changed (src/browser/start/labels.ts). */
const unlessListed = (style: CSSObject): CSSObject => ({ [`section:not(${withAttribute('listed')}) &`]: style })

/** Styles for screens that show a composition. Widths of the screen: with container queries the layout waits for fonts. */
export const onScreen = (size: CompositionSize, style: CSSObject): CSSObject => {
  const { from } = screens[size]
  const next = { wide: undefined, small: screens.wide.from, tall: screens.small.from }[size]
  const upTo = next ? ` and (max-width: ${next - 0.001}rem)` : ''
  return { [`@media screen and (min-width: ${from}rem)${upTo}`]: unlessListed(style) }
}

/** Units as a share of the width of the stage, so exact that lines of the page meet those of the art. */
export const percent = (units: number, width: number) => `${Math.round((10_000 * units) / width) / 100}%`

/** A drawing never gets narrower than the screen that it is for, and stops growing at some width. */
export const stageWidth = (size: CompositionSize, all = '100%') =>
  `clamp(${screens[size].from}rem, ${all}, ${screens[size].upTo}rem)`

/** The value at the right, and the words before it: in rows one below the other, all values end at one edge. */
const row: CSSObject = {
  '& > div': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(clamp(6.2rem, 9.6vw, 7.4rem), auto)',
    gap: '0 14px',
    alignItems: 'baseline',
    minWidth: 'var(--least)',
  },
  '& b': { gridArea: '1 / 2 / span 2' },
}

/** A row on phones, where the value has room only below the name. */
const narrowRow: CSSObject = {
  '& > div': { gap: 0 },
  '& > div > *': { fontSize: '0.9375rem', lineHeight: 1.2 },
  '& b': { order: 1, fontSize: '1rem', letterSpacing: 0 },
}

/** On wide screens the words of all rows begin at one edge, too. */
const wideRow: CSSObject = {
  ...row,
  '--least': 'calc(var(--w) + 0.6rem)',
  '& > div > :not(b)': { textAlign: 'start' },
}
const rows = { wide: wideRow, small: row, tall: narrowRow }

/**
 * A row on phones from the edge of the page to the picture: a name, its value, and below them what explains it.
 * @param share of the picture's width
 */
const narrowRowFromEdge = (share: number): CSSObject => ({
  '--w': `calc(${stageWidth('tall', '100vw')} * ${Math.round(share * 1000) / 1000})`,
  '& > div': {
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    gap: '1px 6px',
    alignItems: 'baseline',
    minWidth: 'calc(var(--w) + 0.6rem)',
  },
  '& > div > *': { fontSize: '0.9375rem', lineHeight: 1.2 },
  '& b': { gridArea: '1 / 2', fontSize: '1.0625rem', letterSpacing: 0, whiteSpace: 'nowrap' },
  '& span + span': { gridColumn: '1 / -1' },
})

/** How far the column of the page stands from the edge of a stage, for an element in a part of the stage. */
export const columnEdge = (part = 1) =>
  `calc(max(0px, (${Math.round(10_000 / part) / 100}% - ${columnWidth}px) / 2) + var(--gutter))`

const justify = { left: 'start', column: 'start', center: 'center', right: 'end' }
const align = { top: 'start', middle: 'center', bottom: 'end' }

/** The numbers of a label, and its look. A margin at the top is a share of the width, too. */
const placed = ({ x, y, alignX, alignY, looks, column }: Place, width: number): CSSObject => {
  const textAlign = looks.includes('rightAligned') ? 'end' : alignX === 'center' ? 'center' : undefined
  return {
    display: 'grid',
    '--x': alignX === 'column' ? columnEdge() : percent(x, width),
    '--y': percent(y, width),
    '--w': `${column}rem`,
    placeContent: `${align[alignY]} ${justify[alignX]}`,
    ...(textAlign && { textAlign }),
    ...(looks.includes('onBay') && { '--under': 'var(--bay)' }),
  }
}

/** In each picture, labels are points in one cell as large as the stage, from which their words go as they are aligned. */
export const pictureStyle = ({ compositions }: DrawingData['drawing']) =>
  css({
    [`@media screen and (min-width: ${Math.min(...compositions.map(({ size }) => screens[size].from))}rem)`]:
      unlessListed({
        '--under': 'var(--ground)',
        [`& > ${withAttribute('labels')}`]: {
          position: 'absolute',
          inset: 0,
          gridTemplate: '100% / 100%',
          padding: 0,
        },
        [`& ${withAttribute('label')}`]: {
          gridArea: '1 / 1',
          width: 0,
          height: 0,
          marginBlockStart: 'var(--y)',
          marginInlineStart: 'var(--x)',
          overflowWrap: 'normal',
        },
        // The ground goes on beside the words.
        [`& ${withAttribute('label')} > div`]: {
          width: 'max-content',
          maxWidth: 'calc(var(--w) + 0.6rem)',
          marginInline: '-0.3rem',
        },
        [`& ${withAttribute('label')} > div > * > span`]: { padding: '0.15rem 0.3rem' },
      }),
  })

/** The stage of a drawing: as large as the composition that the screen shows, with the labels in their places. */
export const stageStyle = (composition: Composition) => {
  const { size, width, height, overlap, places } = composition
  const label = (place: Place) => withAttribute('label', place.label)
  const inRows = places.filter(({ looks }) => looks.includes('row'))
  const fromEdge = size === 'tall' && inRows.find(({ alignX }) => alignX === 'column')
  const row = fromEdge ? narrowRowFromEdge(fromEdge.column / screens.tall.from) : rows[size]
  return css(
    onScreen(size, {
      width: stageWidth(size),
      aspectRatio: `${width} / ${height}`,
      // A share of the stage, which stops growing, and not of the screen.
      ...(overlap && { marginTop: `calc(min(100%, ${screens[size].upTo}rem) * ${-overlap / width})` }),
      ...Object.fromEntries(places.map((place) => [`& ${label(place)}`, placed(place, width)])),
      ...(inRows.length > 0 && { [`& :is(${inRows.map(label)})`]: row }),
    }),
  )
}

/** The land or the subject of a composition. It is wider than the stage by the bleed at both sides. */
export const artStyle = ({ size, width, height, bleed }: Composition) =>
  css({
    display: 'none',
    insetInlineStart: percent(-bleed, width),
    width: percent(width + 2 * bleed, width),
    aspectRatio: `${width + 2 * bleed} / ${height}`,
    ...onScreen(size, { display: 'block' }),
    ...(size === 'tall' && { '--uncovered': 'draw-down' }),
  })
