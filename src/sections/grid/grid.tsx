import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Icon } from '../../components/icon'
import { HeadedSection } from '../../components/section'
import { narrow } from '../../theme/tokens'

export const fragment = graphql`
  fragment GridSection on GridSection {
    anchor
    tone
    heading
    intro
    items {
      icon
      title
      text
    }
  }
`

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  borderTop: '1.5px solid var(--rule)',
  [narrow]: { display: 'block' },
})

const cell = css({
  padding: '22px 28px 28px',
  borderBottom: '1px solid var(--line)',
  borderLeft: '1px solid var(--line)',
  '& svg': { marginBottom: 16, color: 'var(--accent)' },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  '@media (max-width: 63.9375em)': {
    gridColumn: 'span 6 !important',
    '&:nth-of-type(2n + 1)': { borderLeft: 0, paddingLeft: 0 },
  },
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    padding: '24px 0 28px',
    borderLeft: 0,
    '& svg': { marginBottom: 0, gridRow: '1 / 3' },
  },
})

/** Share of twelve columns: four, seven and eight items stand in fours, so that the rules of all rows meet. */
const spanOf = (count: number) => (count % 4 === 0 || count === 7 ? 3 : 4)

const startsRow = (index: number, count: number) => (index * spanOf(count)) % 12 === 0

const startOfRow = css({ '@media (min-width: 64em)': { borderLeft: 0, paddingLeft: 0 } })
const spans = { 3: css({ gridColumn: 'span 3' }), 4: css({ gridColumn: 'span 4' }) }

/** A ruled grid of short items. */
export const Grid = ({ anchor, tone, heading, intro, items }: Queries.GridSectionFragment) => (
  <HeadedSection anchor={anchor} tone={tone} heading={heading} intro={intro}>
    <ul css={list} role="list">
      {items.map((item, index) => (
        <li
          key={item.title}
          css={[cell, spanOf(items.length) === 3 ? spans[3] : spans[4], startsRow(index, items.length) && startOfRow]}
          data-reveal=""
        >
          <Icon name={item.icon} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  </HeadedSection>
)
