import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { HeadedSection } from '../../components/section'
import { DeferredTerrain } from '../../components/terrain'
import { color } from '../../theme/colors'
import { canHover, dark, duration, easing, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment SituationsSection on SituationsSection {
    anchor
    heading
    intro
    items {
      title
      text
      label
      page {
        path
        terrain {
          href
        }
      }
    }
  }
`

const list = css({
  display: 'grid',
  borderTop: '1.5px solid var(--rule)',
  [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  paddingBottom: 30,
  [wide]: {
    paddingInline: 28,
    borderLeft: '1px solid var(--line)',
    '&:first-of-type': { borderLeft: 0, paddingLeft: 0 },
    '&:last-of-type': { paddingRight: 0 },
  },
  [narrow]: { borderBottom: '1px solid var(--line)', paddingBottom: 18, marginBottom: 28 },
  '& p': { color: 'var(--ink-soft)' },
  // The whole card is clickable, and leads to its link's target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  [canHover]: { '&:hover [data-tile] svg': { transform: 'scale(1.06)' } },
})

const tile = css({
  position: 'relative',
  height: 200,
  marginBottom: 24,
  overflow: 'hidden',
  background: color.lemon,
  '--contour': color.ink,
  [dark]: { background: 'none', '--contour': color.chalk },
  [narrow]: { height: 210, marginBottom: 14 },
  '& svg': { opacity: 0.85, transition: `transform ${duration.draw} ${easing}` },
})

/** Three situations that a shop can be in, each on a tile of its page's terrain. */
export const Situations = ({ anchor, heading, intro, items }: Queries.SituationsSectionFragment) => (
  <HeadedSection anchor={anchor} heading={heading} intro={intro}>
    <div css={list}>
      {items.map((item) => (
        <article key={item.page.path} css={card} data-reveal="">
          <div css={tile} data-tile>
            <DeferredTerrain href={item.page.terrain.href} />
          </div>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          <ArrowLink action={{ label: item.label, href: item.page.path }} />
        </article>
      ))}
    </div>
  </HeadedSection>
)
