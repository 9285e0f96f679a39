import { graphql } from 'gatsby'
import { arrowLinkStyle, buttonStyle, buttonText, outlineButtonStyle } from '../theme/buttons'
import { useLink } from './external-link'
import { Glyph } from './glyph'

export const fragment = graphql`
  fragment Action on Action {
    label
    href
  }
`

type ActionProps = { action: { label: string; href: string }; quiet?: boolean }

/** The arrow of a link that leaves the page: to another one, or to another site. */
const Arrow = ({ href, size }: { href: string; size: number }) =>
  !href.startsWith('#') && <Glyph of={href.startsWith('/') ? 'arrow-right' : 'arrow-up-right'} size={size} />

export const ActionButton = ({ action, quiet = false }: ActionProps) => (
  <a {...useLink()(action.href, action.label)} css={quiet ? outlineButtonStyle : buttonStyle}>
    <span css={buttonText}>
      {action.label}
      <Arrow href={action.href} size={18} />
    </span>
  </a>
)

type ArrowLinkProps = Pick<ActionProps, 'action'> & {
  /** Id of the words that say more of it. */
  describedBy?: string
}

export const ArrowLink = ({ action, describedBy }: ArrowLinkProps) => (
  <a {...useLink()(action.href, action.label)} css={arrowLinkStyle} aria-describedby={describedBy}>
    {action.label}
    <Arrow href={action.href} size={17} />
  </a>
)
