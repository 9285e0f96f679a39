import { css } from '@emotion/react'
import { family } from './fonts'
import { canHover, cramped, duration, easing, forcedColors } from './tokens'

const arrowTransition = `transform ${duration.quick} ${easing}`
/** Under a pointer the arrow moves towards its target. */
const arrowMoves = { '&:hover svg': { transform: 'translateX(4px)' } }

/** The pill of every action: `--accent` on the ground of its section. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75em',
  minHeight: '3.5rem',
  padding: '0.9em 1.7em',
  border: '1.5px solid transparent',
  // Half its height: a label of two lines keeps the shape.
  borderRadius: '1.75rem',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: `640 1.0625rem/1.2 ${family.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  [cramped]: { gap: '0.4em', padding: '0.7em 1em' },
  '& svg': { flex: 'none', transition: arrowTransition },
  [canHover]: arrowMoves,
  '&:active': { transform: 'translateY(1px)' },
  [forcedColors]: { borderColor: 'ButtonText' },
  '@media print': { border: '1pt solid', background: 'none', color: 'inherit' },
})

export const outlineButtonStyle = css(buttonStyle, {
  // No contour runs behind its letters.
  background: 'var(--surface, transparent)',
  color: 'inherit',
  borderColor: 'currentColor',
})

/** Text whose arrow stands behind the last word, on whichever line that word is. */
const withArrow = (width: number, gap: string) =>
  ({
    paddingInlineEnd: `calc(${width}px + ${gap})`,
    // A link within the page has no arrow.
    '&[href^="#"], [href^="#"] > &': { paddingInlineEnd: 0 },
    textWrap: 'balance',
    // The arrow stands in the padding and takes no room of the line, so it never wraps to a line of its own. In a browser that
    // draws no SVG it keeps its width, too: else it would take that of the last word.
    '& svg': {
      display: 'inline-block',
      width,
      marginInline: `${gap} calc(-${width}px - ${gap})`,
      verticalAlign: '-0.2em',
    },
  }) as const

export const buttonText = css(withArrow(18, '0.75em'))

export const arrowLinkStyle = css(withArrow(17, '0.5em'), {
  display: 'inline-block',
  minHeight: '2.75rem',
  paddingBlock: 'calc(1.375rem - 0.8em)',
  color: 'var(--accent)',
  fontWeight: 640,
  textDecoration: 'none',
  '& svg': { transition: arrowTransition },
  // Without an arrow, it would look like words in color.
  '&:hover, &[href^="#"]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  [canHover]: arrowMoves,
})
