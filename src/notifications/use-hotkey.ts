import { type RefObject, useEffect } from 'react'

import type { Layer } from './layers'

/** A key that moves focus to the newest toast of a region; pressed inside it, it moves focus back to where it was. */
export function useHotkey({ code, alt }: Layer['hotkey'], region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let origin: Element | null = null
    function onKeyDown(event: KeyboardEvent) {
      if (event.code !== code || event.altKey !== alt || event.ctrlKey || event.metaKey) return
      const newest = region.current?.querySelector<HTMLElement>('[data-toast]')
      if (!newest) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) {
        if (origin instanceof HTMLElement) origin.focus()
      } else {
        origin = document.activeElement
        newest.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [code, alt, region])
}
