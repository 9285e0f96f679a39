import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'

import { narrow, layer as zIndex } from '../theme/tokens'
import { type LayerName, layers } from './layers'
import { ToastCard } from './toast-card'
import { useHotkey } from './use-hotkey'
import { usePauseWhileHidden } from './use-pause-while-hidden'

const region = css({
  position: 'fixed',
  zIndex: zIndex.notices,
  right: 28,
  width: 400,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 10,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '&[data-layer="results"]': { bottom: 28 },
  '&[data-layer="notices"]': { top: 96, flexDirection: 'column' },
  [narrow]: { left: 16, right: 16, width: 'auto', '&[data-layer="results"]': { bottom: 16 } },
  '@media print': { display: 'none' },
})

/** One layer of toasts on its own store: at most `limit` at a time, the newest first. */
export const Toaster = ({ layer }: { layer: LayerName }) => {
  const { t } = useTranslation()
  const { limit, swipe, hotkey } = layers[layer]
  const { toasts, handlers } = useToaster(undefined, layer)
  const element = useRef<HTMLElement>(null)
  const visible = toasts.filter((entry) => entry.visible)

  useEffect(() => {
    for (const surplus of visible.slice(limit)) toast.dismiss(surplus.id, layer)
  }, [visible, limit, layer])
  const returnFocus = useHotkey(hotkey, element)
  usePauseWhileHidden(handlers)

  const isHovered = useRef(false)
  const holdsFocus = () => element.current?.contains(document.activeElement) ?? false

  function pauseWhileHovered(hovered: boolean) {
    isHovered.current = hovered
    if (hovered) handlers.startPause()
    else resume()
  }
  /** Time goes on once neither the pointer nor the keyboard is on a toast. */
  function resume() {
    if (!isHovered.current && !holdsFocus()) handlers.endPause()
  }

  function dismiss(id: string) {
    // Focus must not go down with the toast: a dialog that is open would no longer hear the keyboard.
    if (holdsFocus()) returnFocus()
    toast.dismiss(id, layer)
  }

  return (
    <section
      ref={element}
      css={region}
      data-layer={layer}
      aria-label={t(layer === 'results' ? 'notices.results' : 'notices.label')}
      onPointerEnter={() => pauseWhileHovered(true)}
      onPointerLeave={() => pauseWhileHovered(false)}
      onFocus={handlers.startPause}
      onBlur={resume}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} swipe={swipe} onDismiss={() => dismiss(entry.id)} />
      ))}
    </section>
  )
}
