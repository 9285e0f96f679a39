import { closest } from './dom'

const fetched = new Set<string>()

/** Fetches the page of a link that a visitor begins to press, so that its click finds it in the cache. */
function onPress(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  if (link?.origin !== location.origin || link.pathname === location.pathname || fetched.has(link.pathname)) return
  fetched.add(link.pathname)
  fetch(link.href, { priority: 'low' }).catch(() => undefined)
}

/** For browsers that do not read the speculation rules of the host's headers (docs/delivery.md). */
export function prefetchPressedLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  for (const sign of ['pointerover', 'pointerdown'] as const) addEventListener(sign, onPress, { passive: true })
}
