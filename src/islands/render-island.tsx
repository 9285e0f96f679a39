import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { IslandBoundary } from './boundary'

/**
 * Styles of islands go into a style sheet without an element: the content policy of the page allows no style element but
 * those of the build. A rule that a browser does not know is left out.
 */
function createIslandStyles() {
  const cache = createCache({ key: 'i', stylisPlugins: [] })
  if (!('adoptedStyleSheets' in document)) return cache
  const adopted = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted]
  cache.sheet.insert = (rule) => {
    try {
      adopted.insertRule(rule, adopted.cssRules.length)
    } catch {}
  }
  return cache
}

const styles = createIslandStyles()

export type RenderedIsland = { render: (content: ReactNode) => void; remove: () => void }

/**
 * Renders a part of the page that React owns alone: its container is empty before. No HTML of the build is hydrated, so
 * nothing that a translator or an extension did to the page can be a mismatch (docs/decisions/044).
 */
export function createIsland(container: HTMLElement): RenderedIsland {
  const root = createRoot(container)
  return {
    render: (content) =>
      root.render(
        <CacheProvider value={styles}>
          <IslandBoundary>{content}</IslandBoundary>
        </CacheProvider>,
      ),
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
