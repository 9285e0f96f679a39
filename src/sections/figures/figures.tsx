import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { countsOf, FigureNumber } from '../../components/figure-number'
import { HeadedSection } from '../../components/section'
import { SplitSection } from '../../components/split-section'
import { attribute } from '../../contract/attributes'
import { rowsOf } from '../../theme/grid'
import { headingFont, measure, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment FiguresSection on FiguresSection {
    ...Headed
    items {
      claim
      figure {
        ...Figure
      }
    }
  }
`

const item = css({
  display: 'flex',
  flexDirection: 'column',
  [narrow]: {
    flexFlow: 'row wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    paddingBlock: 10,
    borderTop: '1px solid var(--line)',
    '& dt': { flex: '1 1 8rem' },
  },
})

const number = css({
  order: -1,
  paddingTop: 18,
  marginBottom: 14,
  borderTop: '1.5px solid var(--rule)',
  font: headingFont('var(--size)/1'),
  whiteSpace: 'nowrap',
  letterSpacing: '-0.04em',
  [narrow]: { minWidth: 'min(var(--room), 100%)', padding: 0, margin: 0, border: 0, fontSize: 'min(2rem, 12vw)' },
})

/** On a tablet they stand in two rows. */
const apart = css({ [wide]: { rowGap: 'var(--air)' } })

/** All figures of a row have the size that the longest one allows, and on phones as much room as it. */
const size = css({ '--size': 'clamp(2.6rem, 4.9vw, 4.6rem)', '--room': '8.5rem' })
const sizeOfLong = css({ '--size': 'clamp(2.4rem, 3.5vw, 3.3rem)', '--room': '11rem' })
const isLong = ({ figure }: Queries.FiguresSectionFragment['items'][number]) => figure.text.length > 7

const label = css({ maxWidth: measure(28), color: 'var(--ink-soft)', textWrap: 'balance' })

/** Large figures side by side, each with its claim: two stand beside the heading, more below it. */
export const Figures = ({ items, ...section }: Queries.FiguresSectionFragment) => {
  const Layout = items.length > 2 ? HeadedSection : SplitSection
  return (
    <Layout {...section}>
      <dl css={[rowsOf(items.length), apart, items.some(isLong) ? sizeOfLong : size]}>
        {items.map(({ figure, claim }) => (
          <div key={figure.name} css={item} {...attribute('reveal')}>
            <dt css={label}>{countsOf(figure, claim)}</dt>
            <dd css={number}>
              <FigureNumber figure={figure} claim={claim} />
            </dd>
          </div>
        ))}
      </dl>
    </Layout>
  )
}
