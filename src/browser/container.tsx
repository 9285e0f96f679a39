import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { setAttribute } from '../contract/attributes'

import { IslandBoundary } from './boundary'

/** A part of the page that React owns alone: what a translator or an extension did to the page cannot disturb it (decision 44). */
export function createContainer(name: string) {
  const container = document.createElement('div')
  setAttribute(container, 'container', name)
  // React listens to clicks here, and screen readers would call all that is inside clickable.
  container.setAttribute('role', 'none')
  document.body.append(container)
  const root = createRoot(container)
  return {
    container,
    render: (content: ReactNode) => root.render(<IslandBoundary>{content}</IslandBoundary>),
    remove: () => {
      root.unmount()
      container.remove()
    },
  }
}
