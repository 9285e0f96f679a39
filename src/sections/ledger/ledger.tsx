import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { Points } from '../../components/points'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { inThirds, named } from '../../theme/grid'
import { narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment LedgerSection on LedgerSection {
    anchor
    tone
    heading
    intro
    items {
      title
      text
      points
      link {
        label
        href
      }
    }
    link {
      label
      href
    }
  }
`

const list = css({ borderBottom: '1px solid var(--line)' })

const row = css({
  rowGap: 10,
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '& p': { color: 'var(--ink-soft)' },
  [narrow]: { rowGap: 6, paddingBlock: '14px 12px' },
})

/** Below the texts there is what little there is besides. */
const inTwo = css(named, {
  rowGap: 6,
  '& p': { fontSize: '1.125rem' },
  [wide]: { '& > h3': { gridRow: 'span 2' } },
})
/** From this share of rows with points on, points have a column of their own, which is never empty then. */
const shareWithPoints = 0.6

type Item = Queries.LedgerSectionFragment['items'][number]
type RowProps = { item: Item; hasColumn: boolean }

const Row = ({ item: { title, text, points, link }, hasColumn }: RowProps) => (
  <li css={[row, hasColumn ? inThirds : inTwo]} {...attribute('reveal')}>
    <h3>{title}</h3>
    <Prose text={text} />
    {(points.length > 0 || link) && (
      <div>
        <Points items={points} asText={!hasColumn} />
        {link && <ArrowLink action={link} />}
      </div>
    )}
  </li>
)

/** A ruled list with one row for each entry. */
export const Ledger = ({ items, ...section }: Queries.LedgerSectionFragment) => {
  const hasColumn = items.filter(({ points }) => points.length > 0).length >= shareWithPoints * items.length
  return (
    <HeadedSection {...section}>
      <ul css={list} role="list">
        {items.map((item) => (
          <Row key={item.title} item={item} hasColumn={hasColumn} />
        ))}
      </ul>
    </HeadedSection>
  )
}
