import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { Points } from '../../components/points'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { SignedName } from '../../components/sign'
import { attribute } from '../../contract/attributes'
import { grid, inThirds, nameBeside } from '../../theme/grid'
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
  // No line of a name runs below its sign.
  [narrow]: { rowGap: 6, paddingBlock: '18px 14px', '& > h3': { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
})

/** Below the texts there is what little there is besides. */
const inTwo = css(nameBeside, {
  rowGap: 6,
  '& p': { fontSize: '1.125rem' },
  [wide]: { '& > h3': { gridRow: 'span 2' } },
})
/** Declarations one below the other, each as large as a heading. */
const large = css(grid, {
  '&&': { rowGap: 16, paddingBlock: 'clamp(24px, 2.6vw, 36px)' },
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
      <ul css={!isLarge && list} role="list">
        {items.map(({ sign, title, text, points, link }) => (
          <li key={title} css={[row, isLarge ? large : hasColumn ? inThirds : inTwo]} {...attribute('reveal')}>
            <h3>
              <SignedName title={title} sign={sign} />
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
