import { type ComponentType, useRef, useSyncExternalStore } from 'react'

import type { TooltipProps } from './tooltip'

let tooltip: ComponentType<TooltipProps> | undefined
const listeners = new Set<() => void>()

/** Fetches the tooltips' code, once. */
export function loadTooltip(): void {
  if (tooltip) return
  import('./tooltip').then(
    (module) => {
      tooltip = module.Tooltip
      for (const listener of listeners) listener()
    },
    // Without it a control keeps its plain title.
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The tooltip, once its code is here.
 * @param isHeld while this is true nothing new comes: an element that is pressed must stay until its click
 */
export function useTooltip(isHeld: boolean): ComponentType<TooltipProps> | undefined {
  const arrived = useSyncExternalStore(
    subscribe,
    () => tooltip,
    () => undefined,
  )
  const shown = useRef(arrived)
  if (!isHeld) shown.current = arrived
  return shown.current
}
