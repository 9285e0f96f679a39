import { type ComponentType, useSyncExternalStore } from 'react'

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

/** The tooltip, once its code is here. */
export function useTooltip(): ComponentType<TooltipProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tooltip,
    () => undefined,
  )
}
