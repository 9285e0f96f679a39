import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Glyph } from '../../components/glyph'
import { Section } from '../../components/section'
import { buttonStyle, outlineButtonStyle } from '../../theme/buttons'
import { wide } from '../../theme/tokens'
import { NotOnlineButton } from './not-online-button'

export const fragment = graphql`
  fragment OfferSection on OfferSection {
    anchor
    tone
    heading
    text
    actions {
      action {
        id
        target
      }
      label
    }
  }
`

const band = css({
  display: 'grid',
  gap: '24px 64px',
  justifyItems: 'start',
  paddingTop: 'clamp(24px, 2.6vw, 36px)',
  borderTop: '1.5px solid var(--rule)',
  [wide]: { gridTemplateColumns: 'minmax(18rem, 1fr) auto', alignItems: 'center' },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
})

/** Two buttons below each other are of one width. */
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 28, '& > *': { flexGrow: 1 }, '& button': { width: '100%' } })

/**
 * One thing to take away. With a target in data/site.json the action is a link. Without one, it is a button that says
 * “not online yet” (R-PAGE-13).
 */
export const Offer = ({ anchor, tone, heading, text, actions }: Queries.OfferSectionFragment) => (
  <Section anchor={anchor} tone={tone}>
    <div css={band} data-reveal="">
      <div>
        <h2 id={`${anchor}-heading`}>{heading}</h2>
        <p>{text}</p>
      </div>
      <div css={row}>
        {actions.map(({ action, label }, index) =>
          action.target ? (
            <a key={action.id} href={action.target} css={index > 0 ? outlineButtonStyle : buttonStyle}>
              {label}
              <Glyph of="arrow-up-right" size={18} />
            </a>
          ) : (
            <NotOnlineButton key={action.id} id={`${anchor}-${action.id}`} css={outlineButtonStyle}>
              {label}
            </NotOnlineButton>
          ),
        )}
      </div>
    </div>
  </Section>
)
