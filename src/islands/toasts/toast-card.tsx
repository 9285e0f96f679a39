import { Close, Root } from '@radix-ui/react-toast'
import { type Ref, useRef } from 'react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'

import { Glyph } from '../../components/glyph'
import { text } from '../texts'

/** What Escape closes before a toast. `:is` forgives a browser that knows no popovers. */
const layers = ':is([role=dialog], [role=tooltip], [popover]:not([popover=manual]):popover-open)'

type ToastCardProps = { toast: Toast; onDismiss: () => void; cardRef: Ref<HTMLLIElement> }

/** One toast: what happened, perhaps a link, and a button that closes it. Its time, swipe and voice are the library's. */
export const ToastCard = ({ toast, onDismiss, cardRef }: ToastCardProps) => {
  const isForLayer = useRef(false)

  /** The event goes on to the layer: prevented, it would close nothing. */
  function onEscape() {
    isForLayer.current = document.querySelector(layers) !== null
  }
  function close() {
    if (!isForLayer.current) onDismiss()
    isForLayer.current = false
  }
  return (
    <Root
      ref={cardRef}
      className="toast"
      // Polite: a form's first bad field, which has the focus, is spoken too.
      type="background"
      data-kind={toast.type}
      // The store removes the toast when it has faded.
      forceMount
      open={toast.visible}
      onEscapeKeyDown={onEscape}
      onOpenChange={close}
      style={{ touchAction: 'pan-y' }}
    >
      {resolveValue(toast.message, toast)}
      <Close className="toast-close" aria-label={text('notices.close')} title={text('notices.close')} data-note="hover">
        <Glyph of="cross" size={18} />
      </Close>
    </Root>
  )
}
