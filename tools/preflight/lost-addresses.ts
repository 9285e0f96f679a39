import { takenPaths } from '../../gatsby/validate/check-routes'
import type { SiteData } from '../../gatsby/validate/read-data'

/** The pages of the live site to which the data of now has neither a page nor a redirect. Where no site is, there are none. */
export async function lostAddresses(
  origin: string,
  { routes, redirects }: Pick<SiteData, 'routes' | 'redirects'>,
): Promise<string[]> {
  const asked = fetch(`${origin}/sitemap-0.xml`, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const siteMap = await asked.catch(() => undefined)
  if (!siteMap?.ok) return []
  const live = [...(await siteMap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const known = [...takenPaths(routes), ...redirects.flatMap(({ from }) => from)]
  return live.filter((address) => !known.includes(new URL(address).pathname))
}
