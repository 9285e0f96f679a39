import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { grid } from '../../theme/grid'
import { headingFont, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment PrinciplesSection on PrinciplesSection {
    anchor
    tone
    heading
    intro
    items {
      title
      text
    }
  }
`

const row = css(grid, {
  rowGap: 16,
  paddingBlock: 'clamp(24px, 2.6vw, 36px)',
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  [wide]: { alignItems: 'baseline', '& > h3': { gridColumn: '1 / 8' }, '& > p': { gridColumn: '9 / -1' } },
  '& h3': { font: headingFont('clamp(1.9rem, 3.6vw, 3.2rem)/1.02'), letterSpacing: '-0.035em' },
  '& p': { color: 'var(--ink-soft)' },
})

/** Declarations one below the other, each as large as a heading. */
export const Principles = ({ items, ...section }: Queries.PrinciplesSectionFragment) => (
  <HeadedSection {...section} isArgument>
    <ol role="list">
      {items.map((item) => (
        <li key={item.title} css={row} {...attribute('reveal')}>
          <h3>{item.title}</h3>
          <Prose text={item.text} />
        </li>
      ))}
    </ol>
  </HeadedSection>
)
