import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { rowsOf } from '../../theme/grid'
import { headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment StepsSection on StepsSection {
    ...Headed
    items {
      title
      text
    }
    link {
      ...Action
    }
    sheet
  }
`

const list = css({
  rowGap: 'clamp(20px, 2vw, 28px)',
  paddingTop: 26,
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
  },
})

/** Five stand in more than one row. Each row has a hairline, which in the first one lies on the rule. */
const inRows = css({
  [wide]: { paddingTop: 0, '& > li': { marginTop: -1, paddingTop: 26, borderTop: '1px solid var(--line)' } },
})

/** Steps in an order, without dates: numbered columns under one rule. */
export const Steps = ({ items, ...section }: Queries.StepsSectionFragment) => (
  <HeadedSection {...section}>
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
