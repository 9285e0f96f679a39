import { CacheProvider } from '@emotion/react'
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { isRunning } from '../signals/signals'
import { SiteProvider, useSite } from '../site/site-context'
import { pageStyles } from '../theme/style-cache'

/** An island starts when it is as near as this to the screen: one screen's height. */
const near = '100% 0px'

/** React leaves what the server put here alone, and never renders into it. */
const untouched = { __html: '' }

/** @param onRecoverableError hears what React mended while it took over the server's HTML */
function show(container: HTMLElement, content: ReactNode, onRecoverableError: (error: unknown) => void): Root {
  if (container.hasChildNodes()) return hydrateRoot(container, content, { onRecoverableError })
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

/** Fetches the code of a component. A page that the app opens waits for it, so that it comes whole. */
export type Fetched = { fetchCode: () => Promise<unknown> }

/** Where an island stands in the server's HTML. */
export function landed<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> & Fetched {
  const Landed = (props: Props) => <div>{createElement(Content, props)}</div>
  return Object.assign(Landed, { fetchCode: async () => undefined })
}

/** Fetches a component and shows it in its container, with what stood around it. Returns how to take it away. */
function useIsland<Props extends object>(load: () => Promise<ComponentType<Props>>, props: Props) {
  const site = useSite()
  const { i18n } = useTranslation()
  return (container: HTMLElement) => {
    let root: Root | undefined
    let isGone = false
    // Who leaves the page while its HTML is being taken over leaves nothing that needs mending.
    const onMended = (error: unknown) => isGone || reportError(error)
    async function fetchAndShow() {
      const Content = await load()
      if (isGone) return
      startTransition(() => {
        root = show(
          container,
          <CacheProvider value={pageStyles}>
            <SiteProvider value={site}>
              <I18nextProvider i18n={i18n}>{createElement(Content, props)}</I18nextProvider>
            </SiteProvider>
          </CacheProvider>,
          onMended,
        )
      })
    }
    fetchAndShow().catch(console.error)
    return () => {
      isGone = true
      // Not while the page around it is being rendered.
      setTimeout(() => root?.unmount())
    }
  }
}

/** What the server put into an island, decided once: a page that the app opens itself brings no HTML. */
const useServersHtml = () => useState(() => (isRunning() ? undefined : untouched))[0]

/** What stands for a component until its code is there: the server's HTML, or nothing. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>, isStill: boolean) {
  return function Later(props: Props) {
    const container = useRef<HTMLDivElement>(null)
    const html = useServersHtml()
    const begin = useIsland(load, props)
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is around it stands while its page does.
    useEffect(() => {
      const element = container.current
      if (!element || (isStill && html)) return
      if (isStill) return begin(element)
      let end: (() => void) | undefined
      const stopWaiting = whenNear(element, () => {
        end = begin(element)
      })
      return () => {
        stopWaiting()
        end?.()
      }
    }, [])
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave the server's HTML alone.
    return <div ref={container} dangerouslySetInnerHTML={html} suppressHydrationWarning />
  }
}

/** A component whose code is fetched. In a page that the app opens it is there from the beginning, if its code is. */
function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isStill: boolean,
): ComponentType<Props> & Fetched {
  let code: ComponentType<Props> | undefined
  const fetchCode = async () => {
    code = await load()
    return code
  }
  const Later = later(fetchCode, isStill)
  const Now = (props: Props) => {
    // Decided once: what is on the page stays.
    const [Content] = useState(() => (isRunning() ? code : undefined))
    return Content ? <div>{createElement(Content, props)}</div> : createElement(Later, props)
  }
  return Object.assign(Now, { fetchCode })
}

/**
 * A component whose code is fetched, and whose server-rendered HTML is taken over, only when it comes near: a root of
 * its own, because React drops the HTML of a boundary when a context above it changes before its code is there
 * (docs/decisions/021). Its props must not change while the page is open.
 */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>) => fetched(load, false)

/** A component that only shows something: its code is fetched for a page that the app opens, never for the server's HTML. */
export const still = <Props extends object>(load: () => Promise<ComponentType<Props>>) => fetched(load, true)
