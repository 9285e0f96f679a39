import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { road } from '../../components/road'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { rowsOf } from '../../theme/grid'
import { desk, headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    ...Headed
    items {
      title
      text
      height
    }
    link {
      ...Action
    }
    sheet
  }
`

const profile = css(road, {
  height: 96,
  strokeLinecap: 'round',
  // Each step ends a gap before the next one, which the picture has after the last one, too.
  [desk]: { width: 'calc(100% + var(--gap))' },
  '& .spot': { stroke: 'var(--ink)', strokeWidth: 15, [narrow]: { strokeWidth: 11 } },
})

const list = css({
  rowGap: 'var(--air)',
  paddingTop: 'var(--air)',
  borderTop: '1.5px solid var(--rule)',
  counterReset: 'step',
})

const step = css({
  counterIncrement: 'step',
  paddingInlineEnd: 'var(--gap)',
  '&::before': {
    content: 'counter(step) / ""',
    display: 'block',
    marginBottom: 14,
    font: headingFont('2.6rem/1'),
    letterSpacing: '-0.035em',
  },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: '2.6rem 1fr',
    '&::before': { gridRow: '1 / 3', fontSize: '2rem' },
    '& p': { marginTop: 4 },
  },
})

/** Five stand in more than one row. Each row has a hairline, which in the first one lies on the rule. */
const inRows = css({
  [wide]: { paddingTop: 0, '& > li': { marginTop: -1, paddingTop: 26, borderTop: '1px solid var(--line)' } },
})

/** A road from one step to the next, at the height of each, 0 to 10. A spot stands above its number. */
const Profile = ({ items }: Pick<Queries.StepsSectionFragment, 'items'>) => {
  const levels = items.map(({ height }, index) => 88 - 8 * (height ?? (9 * index) / items.length))
  const rises = levels.map((y, index) => y - (levels[index - 1] ?? y)).slice(1)
  const curve = (rise: number, end = 46) => `c28 0 40 ${rise / 8} 54 ${rise / 2}s24 ${rise / 2} ${end} ${rise / 2}`
  // After the last one a road that climbs goes on, to the upper edge of the picture and the end of the column.
  const last = Math.max(8 - (levels.at(-1) ?? 8), Math.min(0, rises.at(-1) ?? 0))
  const way = `M0 ${levels[0]}${rises.map((rise) => curve(rise)).join('')}${curve(last, 39)}`
  return (
    <svg css={profile} viewBox={`0 0 ${items.length * 100} 96`} preserveAspectRatio="none" aria-hidden="true">
      <path d={levels.map((y, index) => `M${index * 100} 96V${y}`).join('')} />
      <path className="casing" d={way} />
      <path className="track" d={way} />
      <path className="spot" d={levels.map((y, index) => `M${index * 100} ${y}h0`).join('')} />
    </svg>
  )
}

/** Steps in an order, without dates: numbered columns below a road. */
export const Steps = ({ items, ...section }: Queries.StepsSectionFragment) => (
  <HeadedSection {...section}>
    {items.length < 5 && <Profile items={items} />}
    <ol css={[list, rowsOf(items.length), items.length > 4 && inRows]} role="list">
      {items.map((item) => (
        <li key={item.title} css={step} {...attribute('reveal')}>
          <h3>{item.title}</h3>
          <Prose text={item.text} />
        </li>
      ))}
    </ol>
  </HeadedSection>
)
