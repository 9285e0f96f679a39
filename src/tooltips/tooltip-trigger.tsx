import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useState,
} from 'react'

import { explain } from './explain'
import { type Explanation, forget, newId, type TriggerProps } from './explanations'

type TooltipTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  note: string
  /** A control that does nothing else shows its note on a click, too: a tap has no hover. */
  opensOnClick?: boolean
}

/**
 * A button with a tooltip, on hover and keyboard focus (R-TOAST-4). The library comes when somebody points at the button
 * or reaches it, and hands its props to the button that is there; without it the note is the button's title.
 */
export const TooltipTrigger = ({ note, opensOnClick = false, onClick, ...rest }: TooltipTriggerProps) => {
  const [library, hand] = useState<TriggerProps>()
  const [id] = useState(newId)
  const want = (start: Explanation['start']) => explain({ id, note, opensOnClick, start, hand })
  useEffect(() => () => forget(id), [id])

  function click(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (library) library.onClick?.(event)
    else if (opensOnClick) want('click')
  }
  return (
    <button
      {...rest}
      title={library ? undefined : note}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && want('hover')}
      // Focus that a press brings says nothing: its click will.
      onFocus={(event: FocusEvent) => event.currentTarget.matches(':active') || want('focus')}
      {...library}
      type="button"
      onClick={click}
    />
  )
}
