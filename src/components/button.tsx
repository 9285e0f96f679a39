import { arrowLinkStyle, buttonStyle, outlineButtonStyle } from '../theme/buttons'
import { Copy } from './copy'
import { Glyph } from './glyph'

type ActionProps = { action: { label: string; href: string }; quiet?: boolean }

/** An action of a section: a link that looks like a button. Its arrow shows whether the link stays on the page. */
export const ActionButton = ({ action, quiet = false }: ActionProps) => (
  <a href={action.href} css={quiet ? outlineButtonStyle : buttonStyle}>
    <span>
      <Copy text={action.label} />
    </span>
    {action.href.startsWith('#') ? (
      <Glyph of="arrow-down" className="down" size={18} />
    ) : (
      <Glyph of="arrow-right" size={18} />
    )}
  </a>
)

/** A link with an arrow, for the end of a text. */
export const ArrowLink = ({ action }: ActionProps) => (
  <a href={action.href} css={arrowLinkStyle}>
    <Copy text={action.label} />
    <Glyph of="arrow-right" size={17} />
  </a>
)
