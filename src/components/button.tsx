import { css } from '@emotion/react'
import { ArrowDown, ArrowRight } from 'lucide-react'

import { canHover, cramped, duration, easing, family, forcedColors } from '../theme/tokens'
import { SiteLink } from './site-link'

/** The pill of every action: `--accent` on the ground it stands on. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75em',
  minHeight: '3.5rem',
  padding: '0.9em 1.7em',
  border: '1.5px solid transparent',
  borderRadius: 99,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: `640 1.0625rem/1.2 ${family.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  [cramped]: { gap: '0.4em', padding: '0.7em 1em' },
  '& svg': { flex: 'none', transition: `transform ${duration.quick} ${easing}` },
  [canHover]: {
    '&:hover svg': { transform: 'translateX(4px)' },
    '&:hover svg.down': { transform: 'translateY(4px)' },
  },
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  [forcedColors]: { borderColor: 'ButtonText' },
  '@media print': { border: '1pt solid', background: 'none', color: 'inherit' },
})

/** The quiet button: an outline. */
export const outlineButtonStyle = css(buttonStyle, {
  background: 'none',
  color: 'inherit',
  borderColor: 'currentColor',
})

type ActionProps = { action: { label: string; href: string }; quiet?: boolean }

/** An action of a section: a link that looks like a button. Its arrow says whether it stays on the page. */
export const ActionButton = ({ action, quiet = false }: ActionProps) => (
  <SiteLink href={action.href} css={quiet ? outlineButtonStyle : buttonStyle}>
    {action.label}
    {action.href.startsWith('#') ? (
      <ArrowDown className="down" size={18} aria-hidden />
    ) : (
      <ArrowRight size={18} aria-hidden />
    )}
  </SiteLink>
)

const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  minHeight: '2.75rem',
  color: 'var(--accent)',
  fontWeight: 640,
  textDecoration: 'none',
  '& svg': { transition: `transform ${duration.quick} ${easing}` },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  [canHover]: { '&:hover svg': { transform: 'translateX(4px)' } },
})

/** A link with an arrow, for the end of a text. */
export const ArrowLink = ({ action }: ActionProps) => (
  <SiteLink href={action.href} css={textLink}>
    {action.label}
    <ArrowRight size={17} aria-hidden />
  </SiteLink>
)

export const arrowLinkStyle = textLink
