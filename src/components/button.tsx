import { createContext, useContext } from 'react'
import { arrowLinkStyle, buttonStyle, buttonText, outlineButtonStyle } from '../theme/buttons'
import { useElsewhere } from './elsewhere'
import { Glyph } from './glyph'

/** Anchors of the sections above the present one. */
export const AnchorsAbove = createContext<readonly string[]>([])

type ActionProps = { action: { label: string; href: string }; quiet?: boolean }

/** The arrow of a link points to its target: down, to another page, or to another site. A way back up has none. */
const Arrow = ({ href, size }: { href: string; size: number }) => {
  const above = useContext(AnchorsAbove)
  if (href.startsWith('/')) return <Glyph of="arrow-right" size={size} />
  if (!href.startsWith('#')) return <Glyph of="arrow-up-right" size={size} />
  return above.includes(href.slice(1)) ? null : <Glyph of="arrow-down" className="down" size={size} />
}

function useTarget({ label, href }: ActionProps['action']) {
  const elsewhere = useElsewhere()
  return { href, ...(href.startsWith('https:') && elsewhere(label)) }
}

export const ActionButton = ({ action, quiet = false }: ActionProps) => (
  <a {...useTarget(action)} css={quiet ? outlineButtonStyle : buttonStyle}>
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
  <a {...useTarget(action)} css={arrowLinkStyle} aria-describedby={describedBy}>
    {action.label}
    <Arrow href={action.href} size={17} />
  </a>
)
