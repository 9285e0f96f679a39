import { type ButtonHTMLAttributes, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import { loadTooltip, useTooltip } from './use-tooltip'
import { useTooltipState } from './use-tooltip-state'

type TooltipTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  note: string
  /** A control that does nothing else shows its note on a click, too: a tap has no hover. */
  opensOnClick?: boolean
}

/**
 * A button with a tooltip, on hover and keyboard focus. The tooltip's code comes when somebody points at the button or
 * reaches it; without that code the note is the button's title.
 */
export const TooltipTrigger = ({ note, opensOnClick = false, onClick, ...rest }: TooltipTriggerProps) => {
  const [isHeld, setHeld] = useState(false)
  const Tooltip = useTooltip(isHeld)
  const { isOpen, openSoon, openNow, closeSoon, closeNow, stay } = useTooltipState()
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const wasOpen = useRef(false)
  const isPressed = useRef(false)

  // The tooltip wraps the button and so renders it anew: focus must not get lost on the way.
  useEffect(() => {
    if (Tooltip && hadFocus.current) button.current?.focus()
  }, [Tooltip])

  function onPointerEnter(event: PointerEvent) {
    loadTooltip()
    if (event.pointerType !== 'touch') openSoon()
  }
  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'touch') closeSoon()
  }
  function onPointerDown() {
    wasOpen.current = isOpen
    // Focus that a press brings says nothing: its click will.
    isPressed.current = true
    setHeld(true)
    const release = () => {
      isPressed.current = false
      // After the click, which comes right behind.
      setTimeout(() => setHeld(false))
    }
    window.addEventListener('pointerup', release, { once: true })
    window.addEventListener('pointercancel', release, { once: true })
  }
  function onFocus() {
    hadFocus.current = true
    loadTooltip()
    if (!isPressed.current) openNow()
  }
  function onBlur() {
    hadFocus.current = false
    closeNow()
  }
  function toggle(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (!opensOnClick) return
    // A press closes an open note before its click arrives; a key's click has no press.
    const open = event.detail === 0 ? isOpen : wasOpen.current
    if (open) closeNow()
    else openNow()
  }
  const control = (
    <button
      {...rest}
      ref={button}
      type="button"
      title={Tooltip ? undefined : note}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={toggle}
    />
  )
  return Tooltip ? (
    <Tooltip note={note} isOpen={isOpen} onStay={stay} onClose={closeNow}>
      {control}
    </Tooltip>
  ) : (
    control
  )
}
