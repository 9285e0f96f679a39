import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { Copy } from '../../components/copy'
import { Points } from '../../components/points'
import { HeadedSection } from '../../components/section'
import { SplitSection } from '../../components/split-section'
import { narrow } from '../../theme/tokens'

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
  display: 'grid',
  gap: '10px 44px',
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '& p': { color: 'var(--ink-soft)' },
  [narrow]: { rowGap: 6, paddingBlock: '14px 12px' },
})

/** From this width on, the parts of a row stand side by side. */
const besideEachOther = '@media (min-width: 64em)'
const few = css({
  [besideEachOther]: {
    '& > li': { grid: 'auto 1fr / minmax(0, 3fr) minmax(0, 5fr)' },
    '& > li > h3': { gridRow: 'span 2' },
  },
})
const many = css({
  [besideEachOther]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
    // Without points, links stand below their texts.
    '&:not(:has(ul)) > li': { gap: '10px clamp(32px, 5vw, 72px)', grid: 'auto / minmax(0, 5fr) minmax(0, 7fr)' },
    '&:not(:has(ul)) > li > div': { gridColumn: 2 },
    '& a:only-child': { marginTop: 'calc(0.8em - 1.375rem)' },
  },
})
const manyRows = 4

type Item = Queries.LedgerSectionFragment['items'][number]

const Row = ({ item: { title, text, points, link } }: { item: Item }) => (
  <li css={row} data-reveal="">
    <h3>{title}</h3>
    <p>
      <Copy text={text} />
    </p>
    {(points.length > 0 || link) && (
      <div>
        <Points items={points} />
        {link && <ArrowLink action={link} />}
      </div>
    )}
  </li>
)

/** A ruled list with one row for each entry: a few beside their heading, more below it. */
export const Ledger = ({ items, link, ...section }: Queries.LedgerSectionFragment) => {
  const hasMany = items.length >= manyRows
  const rows = (
    <ul css={[list, hasMany ? many : few]} role="list">
      {items.map((item) => (
        <Row key={item.title} item={item} />
      ))}
    </ul>
  )
  return hasMany ? (
    <HeadedSection {...section} link={link}>
      {rows}
    </HeadedSection>
  ) : (
    <SplitSection {...section} beside={link && <ArrowLink action={link} />}>
      {rows}
    </SplitSection>
  )
}
