import { CacheProvider } from '@emotion/react'
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'

import { SiteProvider, useSite } from '../site/site-context'
import { isRunning } from '../start/signals'
import { pageStyles } from '../theme/style-cache'

/** An island starts when it is as near as this to the screen: one screen's height. */
const near = '100% 0px'

/** React leaves what the server put here alone, and never renders into it. */
const untouched = { __html: '' }

function show(container: HTMLElement, content: ReactNode): Root {
  if (container.hasChildNodes()) return hydrateRoot(container, content)
  const root = createRoot(container)
  root.render(content)
  return root
}

/** Calls `start` when the element comes near the screen, or focus gets into it. Returns how to stop waiting. */
function whenNear(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: near })
  function stop() {
    observer.disconnect()
    element.removeEventListener('focusin', begin)
  }
  function begin() {
    stop()
    start()
  }
  observer.observe(element)
  element.addEventListener('focusin', begin)
  return stop
}

/** Where an island stands in the server's HTML. */
export function landed<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return function Landed(props: Props) {
    return <div>{createElement(Content, props)}</div>
  }
}

/**
 * A component whose code is fetched, and whose server-rendered HTML is taken over, only when it comes near: a root of
 * its own, because React drops the HTML of a boundary when a context above it changes before its code is there
 * (docs/decisions/012). Its props must not change while the page is open.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Island(props: Props) {
    const container = useRef<HTMLDivElement>(null)
    const site = useSite()
    const { i18n } = useTranslation()

    // biome-ignore lint/correctness/useExhaustiveDependencies: what is around an island stands while its page does.
    useEffect(() => {
      const element = container.current
      if (!element) return
      let root: Root | undefined
      let isGone = false
      async function start() {
        const Content = await load()
        if (!element || isGone) return
        const content = (
          <CacheProvider value={pageStyles}>
            <SiteProvider value={site}>
              <I18nextProvider i18n={i18n}>{createElement(Content, props)}</I18nextProvider>
            </SiteProvider>
          </CacheProvider>
        )
        startTransition(() => {
          root = show(element, content)
        })
      }
      const stop = whenNear(element, () => void start().catch(console.error))
      return () => {
        isGone = true
        stop()
        // Not while the page around it is being rendered.
        setTimeout(() => root?.unmount())
      }
    }, [])

    // Decided once: a page that the app opens itself brings no HTML.
    const [fromServer] = useState(() => (isRunning() ? undefined : untouched))
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave the server's HTML alone.
    return <div ref={container} dangerouslySetInnerHTML={fromServer} suppressHydrationWarning />
  }
}
