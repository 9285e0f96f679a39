import { type RefObject, useEffect, useRef } from 'react'

import type { Layer } from './layers'

/**
 * A key that moves focus to the newest toast of a region; pressed inside it, it moves focus back to where it was.
 * Returns what moves it back.
 */
export function useHotkey({ code, alt }: Layer['hotkey'], region: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<Element | null>(null)
  const returnFocus = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: returnFocus reads a ref alone.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.code !== code || event.altKey !== alt || event.ctrlKey || event.metaKey) return
      const newest = region.current?.querySelector<HTMLElement>('[data-toast]')
      if (!newest) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) {
        returnFocus()
      } else {
        origin.current = document.activeElement
        newest.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [code, alt, region])

  return returnFocus
}
