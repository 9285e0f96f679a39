import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { desk, headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    anchor
    tone
    heading
    intro
    items {
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
  gap: 'clamp(20px, 2vw, 28px) 36px',
  paddingTop: 26,
  borderTop: '1.5px solid var(--rule)',
  counterReset: 'step',
  [wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
})

const step = css({
  counterIncrement: 'step',
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
  },
})

/** Steps in an order, without dates: numbered columns under one rule. */
export const Steps = ({ items, ...section }: Queries.StepsSectionFragment) => (
  <HeadedSection {...section}>
    <ol css={list} role="list">
      {items.map((item) => (
        <li key={item.title} css={step} {...attribute('reveal')}>
          <h3>{item.title}</h3>
          <Prose text={item.text} />
        </li>
      ))}
    </ol>
  </HeadedSection>
)
