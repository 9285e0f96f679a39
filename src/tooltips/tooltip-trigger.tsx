import { type ButtonHTMLAttributes, useEffect, useRef } from 'react'

import { loadTooltip, useTooltip } from './use-tooltip'

type TooltipTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  note: string
  /** A control that does nothing else shows its note on a click, too: a tap has no hover. */
  opensOnClick?: boolean
}

/**
 * A button with a tooltip. Its code comes when somebody points at the button or reaches it by keyboard; until then the
 * note is the button's title.
 */
export const TooltipTrigger = ({ note, opensOnClick = false, ...rest }: TooltipTriggerProps) => {
  const Tooltip = useTooltip()
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // The tooltip wraps the button and so renders it anew: focus must not get lost on the way.
  useEffect(() => {
    if (Tooltip && hadFocus.current) button.current?.focus()
  }, [Tooltip])

  function onFocus() {
    hadFocus.current = true
    loadTooltip()
  }
  function onBlur() {
    hadFocus.current = false
  }
  const control = (
    <button
      {...rest}
      ref={button}
      type="button"
      title={Tooltip ? undefined : note}
      onPointerEnter={loadTooltip}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
  return Tooltip ? (
    <Tooltip note={note} opensOnClick={opensOnClick}>
      {control}
    </Tooltip>
  ) : (
    control
  )
}
