import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { family } from '../theme/fonts'
import { narrow } from '../theme/tokens'

const trigger = css({
  padding: 0,
  border: 0,
  background: 'none',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'help',
  // A mark behind it shows that one can press it, and get an explanation.
  position: 'relative',
  paddingInlineEnd: '1.75rem',
  '&::after': {
    content: ['"i"', '"i" / ""'],
    position: 'absolute',
    insetInlineEnd: 0,
    top: '0.1em',
    width: '1.25rem',
    border: '1.5px solid',
    borderRadius: '50%',
    font: `650 0.8125rem/calc(1.25rem - 3px) ${family.text}`,
    letterSpacing: 0,
    textAlign: 'center',
  },
  '&:hover::after': { borderStyle: 'double', borderWidth: 3 },
  // On phones a figure is 30 px high: a finger has 46.
  [narrow]: { '&::before': { content: '""', position: 'absolute', inset: '-8px 0' } },
})

type ExplainedProps = {
  note: string | null
  /** What a screen reader calls it: what is shown, and what it counts. */
  name: string
  children: ReactNode
}

/** What a tooltip explains, for example a figure (src/browser/tooltips); without scripts, its title does. */
export const Explained = ({ note, name, children }: ExplainedProps) =>
  note ? (
    <button type="button" aria-label={name} css={trigger} title={note} {...attribute('note')}>
      {children}
    </button>
  ) : (
    children
  )
