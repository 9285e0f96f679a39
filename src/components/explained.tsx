import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { narrow } from '../theme/tokens'

const trigger = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'inherit',
  cursor: 'help',
  // It shows that one can press it.
  textDecoration: 'underline dotted max(2px, 0.055em)',
  textUnderlineOffset: '0.18em',
  textDecorationSkipInk: 'none',
  '&:hover': { textDecorationStyle: 'solid' },
  // On phones a figure is 30 px high: a finger has 46.
  [narrow]: { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-8px 0' } },
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
