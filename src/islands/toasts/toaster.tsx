import { Provider, Viewport } from '@radix-ui/react-toast'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'

import { text } from '../texts'
import { ToastCard } from './toast-card'
import { type ToasterName, toasters } from './toasters'

/**
 * The library moves the focus to the toasts. Pressed there, the hotkey moves it back; and it loses its meaning in the
 * browser: Alt+T opens a menu of Firefox.
 */
function useHotkey(hotkey: readonly string[], list: RefObject<Element | null>, returnFocus: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!list.current || !hotkey.every((key) => event.code === key || Reflect.get(event, key))) return
      event.preventDefault()
      if (!list.current.contains(document.activeElement)) return
      event.stopPropagation()
      returnFocus()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [hotkey, list, returnFocus])
}

type ToasterProps = { name: ToasterName; returnFocus: () => void; cardRef: Ref<HTMLLIElement> }

/** One toaster on its own store, which keeps its toasts and removes them. Without a toast there is nothing of it. */
export const Toaster = ({ name, returnFocus, cardRef }: ToasterProps) => {
  const { limit, duration, swipe, hotkey } = toasters[name]
  const { toasts } = useToaster(undefined, name)
  const list = useRef<HTMLOListElement>(null)
  useHotkey(hotkey, list, returnFocus)

  useEffect(() => {
    for (const surplus of toasts.filter(({ visible }) => visible).slice(limit)) toast.dismiss(surplus.id, name)
  }, [toasts, limit, name])

  function dismiss(id: string) {
    returnFocus()
    toast.dismiss(id, name)
  }
  if (toasts.length === 0) return null
  const label = text(name === 'results' ? 'notices.results' : 'notices.label')
  return (
    <Provider label={label} duration={duration} swipeThreshold={swipe}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} onDismiss={() => dismiss(entry.id)} cardRef={cardRef} />
      ))}
      <Viewport ref={list} className="toaster" hotkey={hotkey} label={label} data-toaster={name} />
    </Provider>
  )
}
