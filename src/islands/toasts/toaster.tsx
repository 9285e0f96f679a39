import { useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { text } from '../texts'
import { type LayerName, layers } from './layers'
import { ToastCard } from './toast-card'
import { useClearPlace } from './use-clear-place'
import { usePauses } from './use-pauses'
import { useToastKeys } from './use-toast-keys'

/** One layer of toasts on its own store: at most `limit` at a time, the newest first. */
export const Toaster = ({ layer }: { layer: LayerName }) => {
  const { limit, swipe, hotkey, place } = layers[layer]
  const { toasts, handlers } = useToaster(undefined, layer)
  const region = useRef<HTMLElement>(null)
  const visible = toasts.filter((entry) => entry.visible)
  const returnFocus = useToastKeys(hotkey, region, () => visible[0] && dismiss(visible[0].id))
  const pauses = usePauses(region, toasts.length, handlers)
  useClearPlace(region, place, toasts)

  useEffect(() => {
    for (const surplus of visible.slice(limit)) toast.dismiss(surplus.id, layer)
  }, [visible, limit, layer])

  function dismiss(id: string) {
    // Focus must not go down with the toast: a dialog that is open would no longer hear the keyboard.
    if (region.current?.contains(document.activeElement)) returnFocus()
    toast.dismiss(id, layer)
  }

  return (
    <section
      ref={region}
      className="toasts"
      data-layer={layer}
      data-place={place}
      aria-label={text(layer === 'results' ? 'notices.results' : 'notices.label')}
      {...pauses}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} swipe={swipe} onDismiss={() => dismiss(entry.id)} />
      ))}
    </section>
  )
}
