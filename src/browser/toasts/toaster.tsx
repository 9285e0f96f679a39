import { Close, Provider, Root, Viewport } from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { Glyph } from '../../components/glyph'
import { attribute } from '../../contract/attributes'
import { phrase } from '../phrase'
import { returnFocus, toasts as root } from './focus'
import { type ToasterName, toasters } from './toasters'

/** One toast: what happened, and a button that closes it. Its time, swipe and voice are the library's. */
const ToastCard = ({ entry, onDismiss }: { entry: Toast; onDismiss: () => void }) => (
  <Root
    className={`toast toast-${entry.type}`}
    // Polite: a form's first bad field, which has the focus, is spoken too.
    type="background"
    // The store removes the toast when it has faded.
    forceMount
    open={entry.visible}
    onOpenChange={onDismiss}
    style={{ touchAction: 'pan-y' }}
  >
    {resolveValue(entry.message, entry)}
    <Close
      className="toast-close"
      aria-label={phrase('notices.close')}
      title={phrase('notices.close')}
      {...attribute('note', 'hover')}
    >
      <Glyph of="cross" size={18} />
    </Close>
  </Root>
)

/** One toaster on its own store, which keeps its toasts and removes them. Without a toast there is nothing of it. */
export const Toaster = ({ name }: { name: ToasterName }) => {
  const { limit, duration, swipe, hotkey } = toasters[name]
  const { toasts } = useToaster(undefined, name)

  useEffect(() => {
    for (const surplus of toasts.filter(({ visible }) => visible).slice(limit)) toast.dismiss(surplus.id, name)
  }, [toasts, limit, name])

  function dismiss(id: string) {
    returnFocus()
    toast.dismiss(id, name)
  }
  if (toasts.length === 0) return null
  const label = phrase(name === 'results' ? 'notices.results' : 'notices.label')
  return (
    // What the library says to screen readers would stand in the body: React listens to clicks around it, so that in Firefox
    // the whole page would be clickable.
    <Provider label={label} duration={duration} swipeThreshold={swipe} announcerContainer={root.container}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onDismiss={() => dismiss(entry.id)} />
      ))}
      <Viewport className="toaster" hotkey={hotkey} label={label} />
    </Provider>
  )
}
