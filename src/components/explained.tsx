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

/**
 * An element that a tooltip explains, for example a figure (src/browser/tooltips). Without scripts its title has the
 * explanation.
 */
export const Explained = ({ note, children }: ExplainedProps) => (
  <button type="button" css={trigger} title={note} data-note>
    {children}
  </button>
)
