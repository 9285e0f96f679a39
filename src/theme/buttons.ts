import { css } from '@emotion/react'

import { canHover, cramped, duration, easing, family, forcedColors } from './tokens'

/** The pill of every action: `--accent` on the ground of its section. */
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
    '&:hover svg.up': { transform: 'translateY(-4px)' },
  },
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  [forcedColors]: { borderColor: 'ButtonText' },
  '@media print': { border: '1pt solid', background: 'none', color: 'inherit' },
})

/** The quiet button: an outline. */
export const outlineButtonStyle = css(buttonStyle, {
  // No contour runs behind its letters.
  background: 'var(--surface, transparent)',
  color: 'inherit',
  borderColor: 'currentColor',
})

/** Room for the arrow behind the last word of a link. */
const arrowRoom = 'calc(17px + 0.5em)'

/**
 * A link with an arrow, for the end of a text. The arrow stands behind the last word, on whichever line that word is.
 */
export const arrowLinkStyle = css({
  display: 'inline-block',
  minHeight: '2.75rem',
  padding: `calc(1.375rem - 0.8em) ${arrowRoom} calc(1.375rem - 0.8em) 0`,
  color: 'var(--accent)',
  fontWeight: 640,
  textDecoration: 'none',
  textWrap: 'balance',
  '& svg': {
    display: 'inline',
    // The arrow stands in the link's padding and takes no room of the line, so it never wraps to a line of its own.
    margin: `0 calc(-1 * ${arrowRoom}) 0 0.5em`,
    verticalAlign: '-0.2em',
    transition: `transform ${duration.quick} ${easing}`,
  },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  [canHover]: {
    '&:hover svg': { transform: 'translateX(4px)' },
    '&:hover svg.down': { transform: 'translateY(4px)' },
    '&:hover svg.up': { transform: 'translateY(-4px)' },
  },
})
