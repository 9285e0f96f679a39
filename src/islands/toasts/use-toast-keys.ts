import { type RefObject, useEffect, useRef } from 'react'

import { isPopoverOpen } from '../start/dom'
import type { ToasterOptions } from './toasters'

/** Whatever else Escape closes before a toast that has no focus. */
const whatEscapeCloses = '[role=dialog], dialog[open], [role=tooltip], [aria-expanded=true]'

/** Escape closes no manual popover: an extension may keep one of its own open. */
const isAnyPopoverOpen = () => [...document.querySelectorAll('[popover]:not([popover=manual])')].some(isPopoverOpen)

/** Escape closes one thing at a time: a note first, then the toast that has the focus, or anything else that is open. */
const closesToast = (hasFocus: boolean) =>
  hasFocus
    ? !document.querySelector('[role=tooltip]')
    : !document.querySelector(whatEscapeCloses) && !isAnyPopoverOpen()

const newestIn = (region: HTMLElement | null) =>
  region?.querySelector<HTMLElement>('[data-toast][data-leaving=false]') ?? null

/** Focus is never left on the body: what was there before may have gone. */
function moveFocusBack(origin: Element | null): void {
  const home = origin?.isConnected && origin !== document.body ? origin : document.querySelector('main')
  if (home instanceof HTMLElement) home.focus({ preventScroll: true })
}

/**
 * The keys of a region of toasts: its hotkey moves focus to the newest toast, and back to where it was; Escape closes
 * the toast that has focus, or the newest while nothing else is open. Returns what moves focus back.
 */
export function useToastKeys(
  { code, alt }: ToasterOptions['hotkey'],
  region: RefObject<HTMLElement | null>,
  dismissNewest: () => void,
): () => void {
  const origin = useRef<Element | null>(null)
  const dismiss = useRef(dismissNewest)
  dismiss.current = dismissNewest
  const returnFocus = useRef(() => moveFocusBack(origin.current)).current

  useEffect(() => {
    const holdsFocus = () => region.current?.contains(document.activeElement) ?? false

    function toggleFocus(newest: HTMLElement) {
      if (holdsFocus()) return returnFocus()
      origin.current = document.activeElement
      newest.focus()
    }
    function onKeyDown(event: KeyboardEvent) {
      const isHotkey = event.code === code && event.altKey === alt && !event.ctrlKey && !event.metaKey
      const isEscape = event.key === 'Escape' && closesToast(holdsFocus())
      const newest = newestIn(region.current)
      if (!newest || event.defaultPrevented || !(isHotkey || isEscape)) return
      event.preventDefault()
      event.stopPropagation()
      if (isHotkey) toggleFocus(newest)
      else dismiss.current()
    }
    // Before the menu and the dialog hear it: Escape closes one layer at a time.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [code, alt, region, returnFocus])

  return returnFocus
}
