import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ActionButton } from '../../components/button'
import { HeadedSection } from '../../components/section'
import { narrow, wide } from '../../theme/tokens'
import { SuiteDrawing } from './suite-drawing'

export const fragment = graphql`
  fragment SuiteSection on SuiteSection {
    anchor
    tone
    heading
    intro
    items {
      drawing
      title
      text
    }
    link {
      label
      href
    }
  }
`

const list = css({
  display: 'grid',
  borderTop: '1.5px solid var(--rule)',
  [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})

const product = css({
  padding: '24px 28px 32px',
  borderLeft: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  '&:first-of-type': { borderLeft: 0, paddingLeft: 0 },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: { borderLeft: 0, paddingInline: 0 },
  // The drawing stands beside the words, not above an empty half.
  '@media (min-width: 36em) and (max-width: 48em)': {
    display: 'grid',
    gridTemplate: 'auto 1fr / 18rem 1fr',
    columnGap: 40,
    '& > svg': { gridArea: '1 / 1 / 3 / 2', margin: 0 },
    '& > h3': { gridArea: '1 / 2' },
    '& > p': { gridArea: '2 / 2' },
  },
})

const more = css({ marginTop: 40 })

/** The three products of the suite, each with a drawing of its purpose. */
export const Suite = ({ anchor, tone, heading, intro, items, link }: Queries.SuiteSectionFragment) => (
  <HeadedSection anchor={anchor} tone={tone} heading={heading} intro={intro}>
    <ul css={list} role="list">
      {items.map((item) => (
        <li key={item.title} css={product} data-reveal="">
          <SuiteDrawing name={item.drawing} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
    {link && (
      <div css={more} data-reveal="">
        <ActionButton action={link} />
      </div>
    )}
  </HeadedSection>
)
