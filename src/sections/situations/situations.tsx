import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { rowsOf } from '../../theme/grid'
import { narrow } from '../../theme/tokens'

export const fragment = graphql`
  fragment SituationsSection on SituationsSection {
    anchor
    heading
    intro
    items {
      title
      text
      action {
        label
        href
      }
    }
  }
`

const list = css({ borderTop: '1.5px solid var(--rule)' })

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '24px var(--gap) 30px 0',
  [narrow]: { gap: 6, borderBottom: '1px solid var(--line)', paddingBlock: '16px 6px' },
  '& p': { color: 'var(--ink-soft)' },
  // The whole card is clickable, and leads to its link's target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

/** Three situations that a shop can be in, each with a link to its page. */
export const Situations = ({ items, ...section }: Queries.SituationsSectionFragment) => (
  <HeadedSection {...section}>
    <div css={[list, rowsOf(items.length)]}>
      {items.map((item) => (
        <article key={item.title} css={card} {...attribute('reveal')}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          <ArrowLink action={item.action} />
        </article>
      ))}
    </div>
  </HeadedSection>
)
