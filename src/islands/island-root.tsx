import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { IslandBoundary } from './boundary'

export type RenderedIsland = { render: (content: ReactNode) => void; remove: () => void }

/**
 * Renders a part of the page that React owns alone: its container is empty before. No HTML of the build is hydrated, so
 * nothing that a translator or an extension did to the page can be a mismatch (docs/decisions/044).
 */
export function createIsland(container: HTMLElement): RenderedIsland {
  const root = createRoot(container)
  return {
    render: (content) => root.render(<IslandBoundary>{content}</IslandBoundary>),
    remove: () => {
      root.unmount()
      container.remove()
    },
  }
}

/** A new container at the end of the body. */
export function addContainer(name: string): HTMLElement {
  const container = document.createElement('div')
  container.dataset.island = name
  document.body.append(container)
  return container
}
