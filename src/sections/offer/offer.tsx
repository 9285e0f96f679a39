import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionButton } from '../../components/button'
import { Heading } from '../../components/heading'
import { Prose } from '../../components/prose'
import { Section } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { grid } from '../../theme/grid'
import { wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment OfferSection on OfferSection {
    anchor
    tone
    heading
    text
    actions {
      action {
        target
      }
      link {
        label
        href
      }
      meanwhile
    }
  }
`

const band = css(grid, {
  rowGap: 24,
  paddingTop: 'clamp(24px, 2.6vw, 36px)',
  borderTop: '1.5px solid var(--rule)',
  [wide]: { '& > :first-of-type': { gridColumn: '1 / 5' }, '& > :last-of-type': { gridColumn: '5 / -1' } },
  '& h2': { fontSize: 'clamp(1.6rem, 2.6vw, 2.3rem)' },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
})

/** Two buttons below each other are of one width. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 28,
  '& > *': { flex: '1 0 min(18rem, 100%)', maxWidth: '22rem' },
  '& a': { width: '100%' },
})

/**
 * One thing to take away: a link to its target in data/site.json. Without a target it leads to a form, and a line says
 * what to write there (R-PAGE-13).
 */
export const Offer = ({ anchor, tone, heading, text, actions }: Queries.OfferSectionFragment) => (
  <Section anchor={anchor} tone={tone}>
    <div css={band} {...attribute('reveal')}>
      <div>
        <Heading anchor={anchor} text={heading} />
        <Prose text={text} />
      </div>
      <div css={row}>
        {actions.map(({ action: { target }, link, meanwhile }, index) => (
          <div key={link.label}>
            <ActionButton action={{ ...link, href: target ?? link.href }} quiet={!target || index > 0} />
            {!target && <p>{meanwhile}</p>}
          </div>
        ))}
      </div>
    </div>
  </Section>
)
