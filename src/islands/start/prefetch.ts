import { closest } from './dom'

const fetched = new Set<string>()

/** Fetches the page of a link, so that a click on it finds the page in the cache. */
function prefetch(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  if (link?.origin !== location.origin || link.pathname === location.pathname || fetched.has(link.pathname)) return
  fetched.add(link.pathname)
  fetch(link.href, { priority: 'low' }).catch(() => undefined)
}

/** For browsers without speculation rules (docs/go-live.md): a pointer on a link, or a press, fetches its page. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  for (const sign of ['pointerover', 'pointerdown'] as const) addEventListener(sign, prefetch, { passive: true })
}
