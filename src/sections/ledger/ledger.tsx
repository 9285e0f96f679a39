import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { Points } from '../../components/points'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { besideSign, Sign } from '../../components/sign'
import { attribute } from '../../contract/attributes'
import { grid, inThirds } from '../../theme/grid'
import { headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment LedgerSection on LedgerSection {
    ...Headed
    variant
    items {
      sign
      title
      text
      points
      link {
        ...Action
      }
    }
    link {
      ...Action
    }
    sheet
  }
`

const list = css({ borderBottom: '1px solid var(--line)' })

const row = css({
  rowGap: 10,
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '& p': { color: 'var(--ink-soft)' },
  // What a finger has of a link adds nothing to the foot of its row.
  '& div > a': { marginBottom: -8 },
  [narrow]: { rowGap: 4, paddingBlock: '14px 12px' },
})

/** Rows without a column for points stand in pairs: a name, its text, and below it what little there is besides. */
const inPairs = css(grid, {
  [wide]: {
    '& > *': { gridColumn: 'span 6', paddingInlineEnd: 'var(--gap)' },
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '& > :nth-of-type(2)': { borderTop: '1.5px solid var(--rule)' },
  },
})
const stacked = css({ display: 'grid', rowGap: 4, alignContent: 'start' })
/** Declarations one below the other, each as large as a heading. */
const large = css(grid, {
  '&&': { rowGap: 12, paddingBlock: 'clamp(18px, 2.6vw, 36px)' },
  [wide]: {
    alignItems: 'baseline',
    '& > h3': { gridColumn: '1 / 9', paddingInlineEnd: 'var(--gap)' },
    '& > p': { gridColumn: '9 / -1' },
  },
  '& h3': { font: headingFont('clamp(1.9rem, 3.6vw, 3.2rem)/1.02'), letterSpacing: '-0.035em' },
})
/** From this share of rows with points on, points have a column of their own, which is never empty then. */
const shareWithPoints = 0.6

/** A ruled list with one row for each entry. */
export const Ledger = ({ items, variant, ...section }: Queries.LedgerSectionFragment) => {
  const isLarge = variant === 'large'
  const hasColumn = items.filter(({ points }) => points.length > 0).length >= shareWithPoints * items.length
  return (
    <HeadedSection {...section} isArgument={isLarge}>
      <ul css={[!isLarge && list, !isLarge && !hasColumn && inPairs]} role="list">
        {items.map(({ sign, title, text, points, link }) => (
          <li key={title} css={[row, isLarge ? large : hasColumn ? inThirds : stacked]} {...attribute('reveal')}>
            <h3 css={sign && besideSign}>
              {sign && <Sign name={sign} />}
              {title}
            </h3>
            <Prose text={text} />
            {(points.length > 0 || link) && (
              <div>
                <Points items={points} asText={!hasColumn} />
                {link && <ArrowLink action={link} />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
