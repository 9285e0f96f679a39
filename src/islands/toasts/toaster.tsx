import { useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { text } from '../texts'
import { ToastCard } from './toast-card'
import { type ToasterName, toasters } from './toasters'
import { usePauses } from './use-pauses'
import { useToastKeys } from './use-toast-keys'
import { useUncoveredEdge } from './use-uncovered-edge'

/** One toaster on its own store: at most `limit` at a time, the newest first. */
export const Toaster = ({ name }: { name: ToasterName }) => {
  const { limit, swipe, hotkey, edge } = toasters[name]
  const { toasts, handlers } = useToaster(undefined, name)
  const region = useRef<HTMLElement>(null)
  const visible = toasts.filter((entry) => entry.visible)
  const returnFocus = useToastKeys(hotkey, region, () => visible[0] && dismiss(visible[0].id))
  const pauses = usePauses(region, toasts.length, handlers)
  useUncoveredEdge(region, edge, toasts)

  useEffect(() => {
    for (const surplus of visible.slice(limit)) toast.dismiss(surplus.id, name)
  }, [visible, limit, name])

  function dismiss(id: string) {
    // Focus must not go down with the toast: a dialog that is open would no longer hear the keyboard.
    if (region.current?.contains(document.activeElement)) returnFocus()
    toast.dismiss(id, name)
  }

  return (
    <section
      ref={region}
      className="toasts"
      data-toaster={name}
      data-edge={edge}
      aria-label={text(name === 'results' ? 'notices.results' : 'notices.label')}
      {...pauses}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} swipe={swipe} onDismiss={() => dismiss(entry.id)} />
      ))}
    </section>
  )
}
