import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import {
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { afterNextFrame } from '../../contract/after-next-frame'

export type TooltipProps = {
  /** The button of the page that is explained. */
  button: HTMLElement
  note: string
  /** The event of the button that asked for the first tooltip. */
  startedBy: string
}

/** React's name of a handler becomes the browser's name of its event: `onPointerMove`, `pointermove`. */
const eventOf = (name: string) => name.slice(2).toLowerCase()

const isHandler = (entry: [string, unknown]): entry is [string, EventListener] =>
  entry[0].startsWith('on') && typeof entry[1] === 'function'

/**
 * Gives an element of the page what the tooltip library would give to a button of its own: handlers as listeners, the
 * description as an attribute. The element is the build's, and React never renders it.
 * @returns a function that removes the listeners
 */
function applyTriggerProps(element: HTMLElement, props: ButtonHTMLAttributes<HTMLButtonElement>): () => void {
  const listening = new AbortController()
  const { 'aria-describedby': description } = props
  if (description) element.setAttribute('aria-describedby', description)
  else element.removeAttribute('aria-describedby')
  for (const [name, handler] of Object.entries(props).filter(isHandler))
    element.addEventListener(eventOf(name), handler, { signal: listening.signal })
  return () => listening.abort()
}

type PageButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { button: HTMLElement }

/** Stands in the library's tree for a button of the page, which gets all that the library gives. */
const PageButton = forwardRef<HTMLElement, PageButtonProps>(({ button, onFocus: _opensAtOnce, ...props }, ref) => {
  useImperativeHandle(ref, () => button, [button])
  useLayoutEffect(() => applyTriggerProps(button, props))
  return null
})

/**
 * Opens the note when the keyboard reaches its button: after the browser has scrolled there, because the library closes a
 * note when its button scrolls.
 */
function openByKeyboard(button: HTMLElement, open: () => void): void {
  if (button.matches(':focus-visible')) afterNextFrame(() => button.matches(':focus-visible') && open())
}

/** Opens the note by keyboard, and for the event that asked for this code, which the library did not hear. */
function useOpening({ button, startedBy }: TooltipProps, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the tooltip is new.
  useEffect(() => {
    const onFocus = () => openByKeyboard(button, open)
    button.addEventListener('focus', onFocus)
    if (startedBy === 'click') open()
    else if (startedBy === 'focusin') onFocus()
    else if (button.matches(':hover')) button.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    return () => button.removeEventListener('focus', onFocus)
  }, [])
}

/** One tooltip (R-TOAST-4). When it opens and closes, where it stands and what screen readers hear is the library's. */
export const Tooltip = (props: TooltipProps) => {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useOpening(props, () => setOpen(true))

  function rememberState() {
    wasOpen.current = isOpen
  }
  /** A tap hovers nothing: it opens the note, where the library would close it. The library closes on the press already. */
  function toggle(event: MouseEvent) {
    event.preventDefault()
    const isByKey = event.detail === 0
    setOpen(isByKey ? !isOpen : !wasOpen.current)
  }
  // A button that does something of its own, as that which closes a toast, shows its note on hover and focus only.
  const opensOnClick = props.button.dataset.note !== 'hover'
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger asChild onPointerDown={rememberState} onClick={opensOnClick ? toggle : undefined}>
        <PageButton button={props.button} />
      </Trigger>
      <Portal>
        <Content className="tooltip" sideOffset={8} collisionPadding={16}>
          {props.note}
        </Content>
      </Portal>
    </Root>
  )
}
