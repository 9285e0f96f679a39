import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { HeadedSection } from '../../components/section'
import { SplitSection } from '../../components/split-section'
import { wide } from '../../theme/tokens'

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
  gap: '10px 28px',
  paddingBlock: 18,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '& p': { color: 'var(--ink-soft)' },
})

const beside = css({
  '@media (min-width: 64em)': { '& > li': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
})

/** Long lists stand in two columns, below their heading. */
const inTwo = css({
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 'clamp(32px, 5vw, 72px)',
    '& > li': { alignContent: 'start' },
    '& > li:nth-of-type(2)': { borderTop: '1.5px solid var(--rule)' },
  },
})
const manyRows = 6

const points = css({
  display: 'grid',
  gap: 6,
  marginTop: 14,
  fontSize: '0.97rem',
  '& li': { display: 'grid', gridTemplateColumns: '18px 1fr' },
  '& li::before': { content: '""', width: 7, height: 1.5, marginTop: '0.78em', background: 'var(--accent)' },
})

type Item = Queries.LedgerSectionFragment['items'][number]

const Row = ({ item }: { item: Item }) => (
  <li css={row} data-reveal="">
    <h3>{item.title}</h3>
    <div>
      <p>{item.text}</p>
      {item.points.length > 0 && (
        <ul css={points} role="list">
          {item.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {item.link && (
        <div css={css({ marginTop: 8 })}>
          <ArrowLink action={item.link} />
        </div>
      )}
    </div>
  </li>
)

/** A ruled list with one row for each entry. */
export const Ledger = ({ items, link, ...section }: Queries.LedgerSectionFragment) => {
  const isLong = items.length >= manyRows
  const rows = (
    <ul css={[list, isLong ? inTwo : beside]} role="list">
      {items.map((item) => (
        <Row key={item.title} item={item} />
      ))}
    </ul>
  )
  if (isLong)
    return (
      <HeadedSection {...section} link={link}>
        {rows}
      </HeadedSection>
    )
  return (
    <SplitSection {...section} beside={link && <ArrowLink action={link} />}>
      {rows}
    </SplitSection>
  )
}
