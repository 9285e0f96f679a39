import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef } from 'react'

import { useHydrated } from '../components/use-hydrated'
import { loadTooltip, useTooltip } from './use-tooltip'

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
 * Something that a tooltip explains, for example a figure. Its code comes when somebody points at it or reaches it by
 * keyboard; until then, and without JavaScript, the note is the element's title.
 */
export const Explained = ({ note, children }: ExplainedProps) => {
  const hydrated = useHydrated()
  const Tooltip = useTooltip()
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // The tooltip wraps the button and so renders it anew: focus must not get lost on the way.
  useEffect(() => {
    if (Tooltip && hadFocus.current) button.current?.focus()
  }, [Tooltip])

  if (!hydrated) return <span title={note}>{children}</span>
  function onFocus() {
    hadFocus.current = true
    loadTooltip()
  }
  const control = (
    <button
      ref={button}
      type="button"
      css={trigger}
      title={Tooltip ? undefined : note}
      onPointerEnter={loadTooltip}
      onFocus={onFocus}
      onBlur={() => {
        hadFocus.current = false
      }}
    >
      {children}
    </button>
  )
  return Tooltip ? <Tooltip note={note}>{control}</Tooltip> : control
}
