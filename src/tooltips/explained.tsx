import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { useHydrated } from '../signals/use-hydrated'
import { TooltipTrigger } from './tooltip-trigger'

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

/** Something that a tooltip explains, for example a figure. Without JavaScript the note is its title. */
export const Explained = ({ note, children }: ExplainedProps) => {
  const hydrated = useHydrated()
  if (!hydrated) return <span title={note}>{children}</span>
  return (
    <TooltipTrigger css={trigger} note={note} opensOnClick>
      {children}
    </TooltipTrigger>
  )
}
