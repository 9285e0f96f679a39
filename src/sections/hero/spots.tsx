import { css } from '@emotion/react'
import { countsOf, FigureNumber } from '../../components/figure-number'
import { headingFont, measure, tight } from '../../theme/tokens'

type SpotsProps = {
  figures: readonly Queries.FigureFragment[]
  /** Per cent of the hero's width and height, or of the terrain's. */
  spots: readonly { x: number; y: number }[]
}

/** Below 984 px, and on paper, figures have no room beside the heading. */
const onTerrain = '@media screen and (min-width: 61.5em)'
const asList = '@media (max-width: 61.499em)'

const point = {
  // Letters of 32 px on a narrow phone: the longest figure fits, too.
  '--size': 'clamp(min(1.9rem, 12vw), 3.1vw, 3rem)',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 14,
  '&::before': {
    content: '""',
    // The point stands above the ground of its label.
    zIndex: 2,
    width: 12,
    height: 12,
    marginTop: 'calc(var(--size) / 2 - 4px)',
    borderRadius: '50%',
    border: '6px solid var(--ink)',
    boxShadow: '0 0 0 5px var(--surface)',
  },
  [onTerrain]: { position: 'absolute' },
  // In a list a point would look like a choice.
  [asList]: { display: 'block', '&::before': { content: 'none' } },
} as const

const list = css({
  '& > li': point,
  [asList]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: 20,
    marginTop: 40,
  },
  '@media print': { display: 'flex', gap: 40, marginTop: 20 },
})
/** On phones three figures are rows, like a section of figures: two and one would leave one alone. */
const rows = css({
  [tight]: {
    gridTemplateColumns: '1fr',
    gap: 0,
    '& > li': { paddingBlock: 12, borderTop: '1px solid var(--line)' },
    '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
    '& strong': { minWidth: 'min(11rem, 100%)' },
    '& p > span': { flex: '1 1 6rem', margin: 0 },
  },
})

/** Contours end softly before each line of a label, in a shape that follows its words. */
const label = css({
  '& > *': {
    position: 'relative',
    [onTerrain]: {
      width: 'fit-content',
      background: 'var(--surface)',
      borderRadius: 24,
      // To the left as far as the point, so that no end of a line stands between them.
      boxShadow: '-12px 0 8px 8px var(--surface), 6px 0 8px 8px var(--surface)',
    },
  },
  '& strong': {
    // Above the ground of the words below it.
    zIndex: 1,
    display: 'block',
    font: headingFont('var(--size)/1'),
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
  },
  '& > span': {
    display: 'block',
    maxWidth: measure(16),
    marginTop: '0.4em',
    fontSize: '0.97rem',
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  // A translation may have longer words before a figure than its column has room for.
  [asList]: {
    '& > span': { maxWidth: 'none' },
    // What a finger has of a figure reaches over the words below it.
    '& strong': { zIndex: 2, whiteSpace: 'normal' },
  },
})

/** Where the last label begins: it keeps clear of the page's edge, and else stands where the terrain has room for it. */
const lastStart = '100% - 10.5rem - var(--gutter)'

/**
 * Below 1140 px, a terrain is as high as the hero and reaches out at the left: places keep their distance from the right. Where
 * figures stand on a road, the hero says how long one per cent of its terrain is.
 */
const across = 'max(1%, var(--across, 11.4px))'
const down = 'max(1%, var(--down, 0px))'

const tenths = (value: number) => Math.round(value * 10) / 10

const spotStyles = (spots: SpotsProps['spots']) =>
  css({
    [onTerrain]: Object.fromEntries(
      spots.map(({ x, y }, index) => [
        `& > li:nth-of-type(${index + 1})`,
        {
          top: `calc(50% + ${tenths(y - 50)} * ${down})`,
          insetInlineStart: `min(100% - ${tenths(100 - x)} * ${across}, ${lastStart})`,
        },
      ]),
    ),
  })

/** Figures as spot heights on the hero's terrain; on narrow screens a plain list. */
export const Spots = ({ figures, spots }: SpotsProps) => {
  if (figures.length === 0) return null
  return (
    <ul css={[list, figures.length === 3 && rows, spotStyles(spots)]} role="list">
      {figures.map((figure) => (
        <li key={figure.name}>
          <p css={label}>
            <strong>
              <FigureNumber figure={figure} />
            </strong>{' '}
            <span>{countsOf(figure)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
