import { type CSSObject, css } from '@emotion/react'

import { columnWidth } from '../../theme/tokens'

/** The data of a section with a drawing. */
export type DrawingData = Queries.DrawingSectionFragment
export type Composition = DrawingData['drawing']['compositions'][number]
type Place = Composition['places'][number]

/**
 * The screens of each composition. `from` is the narrowest width, in rem, so that larger letters choose the composition
 * that has room for them; `upTo` is where the drawing stops growing. Narrower screens show only the list of labels.
 */
const screens: Record<Queries.CompositionSize, { from: number; upTo: number }> = {
  wide: { from: 77.5, upTo: 90 },
  small: { from: 48, upTo: 77.5 },
  tall: { from: 19.5, upTo: 34 },
}

/**
 * Styles for screens that show a composition. Widths of the screen: with container queries the layout waits for fonts. Where
 * the words do not fit, code lists them (src/browser/drawings).
 */
export const onScreen = (size: Queries.CompositionSize, style: CSSObject): CSSObject => {
  const { from } = screens[size]
  const next = { wide: undefined, small: screens.wide.from, tall: screens.small.from }[size]
  const upTo = next ? ` and (max-width: ${next - 0.001}rem)` : ''
  return { [`@media screen and (min-width: ${from}rem)${upTo}`]: { 'section:not([data-listed]) &': style } }
}

/** Units as a share of the width of the stage, so exact that lines of the page meet those of the art. */
export const percent = (units: number, width: number) => `${Math.round((100_000 * units) / width) / 1000}%`

/** A drawing never gets narrower than the screen that it is for, and stops growing at some width. */
export const stageWidth = (size: Queries.CompositionSize, all = '100%') =>
  `clamp(${screens[size].from}rem, ${all}, ${screens[size].upTo}rem)`

/** How far a label goes back, to stand at its place with that edge. */
const shift = (edge: Place['alignX' | 'alignY']) => {
  if (edge === 'center') return '-50%'
  return edge === 'right' || edge === 'bottom' ? '-100%' : '0'
}

/** The value at the right, and the words to its left: in rows one below the other, both end at one edge. */
const row: CSSObject = {
  '& > div': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(clamp(6.2rem, 9.6vw, 7.4rem), auto)',
    columnGap: 14,
    alignItems: 'baseline',
  },
  '& b': { gridArea: '1 / 2 / span 2' },
}

/** A row on phones, where the value has room only below the name. */
const narrowRow: CSSObject = {
  '& > div': { gap: 0 },
  '& > div > *': { fontSize: '0.9375rem', lineHeight: 1.2 },
  '& b': { order: 1, fontSize: '1rem', letterSpacing: 0 },
}

/** How far the column of the page stands from the edge of a stage, for an element in a part of the stage. */
export const columnEdge = (part = 1) =>
  `calc(max(0px, (${Math.round(10_000 / part) / 100}% - ${columnWidth}px) / 2) + var(--gutter))`

/** A part of the art that belongs to the link of its label: it hangs on the corner of the label that stands at `x` and `y`. */
const linked = ({ x, y, alignY, target }: Place, { size, width }: Composition): CSSObject => {
  if (!target) return {}
  const at = (units: number) => `${stageWidth(size, '100vw')} * ${units / width}`
  const edge = `max(0px, (${at(width)} - ${columnWidth}px) / 2) + var(--gutter)`
  return {
    '& a::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${at(target.x)} - (${x === 0 ? edge : at(x)}))`,
      width: `calc(${at(target.width)})`,
      height: `calc(${at(target.height)})`,
      ...(alignY === 'bottom'
        ? { bottom: `calc(${at(y - target.y - target.height)})` }
        : { top: `calc(${at(target.y - y)})` }),
    },
  }
}

/** A label in its place. A margin at the top is a share of the width, too, so both coordinates are. */
const placed = (
  { x, y, alignX, alignY, column, isRightAligned, isRow }: Place,
  { size, width }: Composition,
): CSSObject => ({
  position: 'absolute',
  display: 'flex',
  flexWrap: 'nowrap',
  insetInlineStart: x === 0 ? columnEdge() : percent(x, width),
  top: 0,
  marginTop: percent(y, width),
  translate: `${shift(alignX)} ${shift(alignY)}`,
  width: 'max-content',
  maxWidth: `${column}rem`,
  overflowWrap: 'normal',
  justifyItems: 'start',
  ...(alignX === 'center' && { textAlign: 'center', justifyItems: 'center' }),
  ...(isRightAligned && { textAlign: 'end', justifyItems: 'end' }),
  ...(isRow && (size === 'tall' ? narrowRow : row)),
})

/** The stage of a drawing: as large as the composition that the screen shows, with the labels in their places. */
export const stageStyle = (composition: Composition) => {
  const { size, width, height, overlap, places } = composition
  return css(
    onScreen(size, {
      // The picture does not turn with its page.
      direction: 'ltr',
      width: stageWidth(size),
      aspectRatio: `${width} / ${height}`,
      // A share of the stage, which stops growing, and not of the screen.
      ...(overlap && { marginTop: `calc(min(100%, ${screens[size].upTo}rem) * ${-overlap / width})` }),
      '& > [data-labels]': { display: 'block', position: 'absolute', inset: 0, padding: 0 },
      '& [data-label] > div > *': { unicodeBidi: 'plaintext' },
      ...Object.fromEntries(
        places.map((place) => [
          `& > div [data-label="${place.label}"]`,
          { ...placed(place, composition), ...linked(place, composition) },
        ]),
      ),
    }),
  )
}

/** One of the two layers of art of a composition. It is wider than the stage by the bleed at both sides. */
export const layerStyle = ({ size, width, height, bleed, places }: Composition) => {
  const out = bleed ?? 0
  // A land whose places lead on is climbed, from its shore to its top, once most of it is on the screen. A phone would
  // show an empty sky until then.
  const climbed = size !== 'tall' && places.some(({ target }) => target)
  return css({
    display: 'none',
    insetInlineStart: percent(-out, width),
    width: percent(width + 2 * out, width),
    aspectRatio: `${width + 2 * out} / ${height}`,
    ...onScreen(size, { display: 'block' }),
    ...(size === 'tall' && { '--uncovered': 'draw-down' }),
    ...(climbed && { '--uncovered': 'draw-up', '--while': 'entry 60% cover 48%' }),
  })
}
