import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionButton, ArrowLink } from '../../components/button'
import { Heading } from '../../components/heading'
import { Prose } from '../../components/prose'
import { Section } from '../../components/section'
import { besideSign, Sign } from '../../components/sign'
import { attribute } from '../../contract/attributes'
import { grid, rowsOf } from '../../theme/grid'
import { wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment OfferSection on OfferSection {
    anchor
    tone
    sign
    heading
    text
    actions {
      action {
        target
      }
      link {
        ...Action
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
  '& p': { color: 'var(--ink-soft)', paddingInlineEnd: 'var(--gap)' },
  '& :has(> h2) + p': { marginTop: 10 },
})

/** Two buttons below each other are of one width. */
const button = css({ maxWidth: '22rem', '& a': { width: '100%' } })

/** One thing to take away: buttons that lead to their targets or, before these are online, lines of text to a form (R-PAGE-13). */
export const Offer = ({ anchor, tone, sign, heading, text, actions }: Queries.OfferSectionFragment) => (
  <Section anchor={anchor} tone={tone}>
    <div css={band} {...attribute('reveal')}>
      <div>
        <div css={sign && besideSign}>
          {sign && <Sign name={sign} />}
          <Heading anchor={anchor} text={heading} />
        </div>
        <Prose text={text} />
      </div>
      <div css={[rowsOf(actions.length), css({ rowGap: 24 })]}>
        {actions.map(({ action: { target }, link, meanwhile }, index) => {
          const note = `${anchor}-${index}`
          return target ? (
            <div key={link.label} css={button}>
              <ActionButton action={{ ...link, href: target }} quiet={index > 0} />
            </div>
          ) : (
            <div key={link.label}>
              <ArrowLink action={link} describedBy={note} />
              <p id={note}>{meanwhile}</p>
            </div>
          )
        })}
      </div>
    </div>
  </Section>
)
