import { unescape as decoded } from 'node:querystring'

import { takenPaths } from '../../gatsby/validate/check-routes'
import type { SiteData } from '../../gatsby/validate/read-data'
import { normalizePath } from '../../src/i18n/paths'

/** The pages of the live site to which the data of now has neither a page nor a redirect. Where no site is, there are none. */
export async function lostAddresses(
  origin: string,
  { routes, redirects }: Pick<SiteData, 'routes' | 'redirects'>,
): Promise<string[]> {
  const asked = fetch(`${origin}/sitemap-0.xml`, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const siteMap = await asked.catch(() => undefined)
  if (!siteMap?.ok) return []
  const live = [...(await siteMap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  // A sitemap may write a slash at the end, and accents in code; data does neither. What cannot be decoded stays.
  const known = [...takenPaths(routes), ...redirects.flatMap(({ from }) => from)]
  return live.filter((address) => !known.includes(normalizePath(decoded(new URL(address).pathname))))
}
