import { css } from '@emotion/react'
import type { ReactNode } from 'react'

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
})

type ExplainedProps = { note: string; children: ReactNode }

/** Something that a tooltip explains, for example a figure (src/islands/tooltips). Without scripts the note is its title. */
export const Explained = ({ note, children }: ExplainedProps) => (
  <button type="button" css={trigger} title={note} data-note>
    {children}
  </button>
)
