import { useEffect, useRef, useState } from 'react'

import { leaveGrace, openDelay, skipDelay } from './constants'

/** When the last tooltip closed, in ms; one that is open counts as closed now. */
let lastClosed = Number.NEGATIVE_INFINITY
let openCount = 0

const delayNow = () => (openCount > 0 || Date.now() - lastClosed < skipDelay ? 0 : openDelay)

/**
 * Whether a tooltip is open. It opens 700 ms after it is wanted, at once within 300 ms of another (R-TOAST-4), and closes a moment after the pointer has left, so that the pointer can reach the note itself.
 */
export function useTooltipState() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  useEffect(() => {
    if (!isOpen) return
    openCount += 1
    return () => {
      openCount -= 1
      lastClosed = Date.now()
    }
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])

  function later(action: () => void, delay: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  return {
    isOpen,
    openSoon: () => later(() => setOpen(true), delayNow()),
    openNow: () => later(() => setOpen(true), 0),
    closeSoon: () => later(() => setOpen(false), leaveGrace),
    closeNow: () => later(() => setOpen(false), 0),
    stay: () => clearTimeout(timer.current),
  }
}
