import { policyAddress } from '../../../gatsby/policy-address'
import type { SiteData } from '../../../gatsby/validate/read-data'
import { languages } from '../../../src/i18n/languages'
import type { Fault } from './ask'
import { checkPolicy, checkWebhook } from './services'
import { checkSite } from './site'

const webhooks = ['GATSBY_CONTACT_WEBHOOK_URL', 'GATSBY_EVENT_WEBHOOK_URL']

/** Checks everything that only the live site can show. */
export async function checkOnline(origin: string, data: SiteData, environment: NodeJS.ProcessEnv): Promise<Fault[]> {
  const pathOf = (page: string, language: (typeof languages)[number]) =>
    data.routes.find((route) => route.page === page)?.[language] ?? ''
  const homes = languages.map((language) => ({ language, path: pathOf(data.navigation.home, language) }))
  const redirects = data.redirects.flatMap(({ from, page, language }) =>
    from.map((path) => ({ from: path, to: pathOf(page, language) })),
  )
  const policies = Object.values(data.site.policies).flatMap((policy) =>
    languages.map((language) => policyAddress(policy[language], environment)),
  )
  const faults = await checkSite(origin, homes, redirects)
  for (const name of webhooks) {
    const address = environment[name]
    faults.push(
      ...(address
        ? await checkWebhook(address, origin)
        : [{ address: name, problem: 'is not set', todo: 'Set it as it was for the build.' }]),
    )
  }
  for (const address of new Set(policies)) faults.push(...(await checkPolicy(address, origin)))
  return faults
}
