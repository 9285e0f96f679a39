import type { Origins } from '../../plugins/pages-without-app/content-policy'
import type { SiteData } from '../data/read-data'
import { policyAddress } from '../environment/policy-address'
import { webhookAddresses } from '../environment/variables'

/** What is no address stops the build a little later, in words for people. */
const originsIn = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address = '') => (URL.canParse(address) ? new URL(address).origin : []))),
]

type Site = Pick<SiteData['site'], 'policies' | 'others'>

/** The origins of webhooks, policy documents and others. @param site data/site.json; none after a mistake in the data */
export function originsOf(site: Site | undefined, environment: NodeJS.ProcessEnv): Origins {
  const documents = Object.values(site?.policies ?? {})
    .flatMap((byLanguage) => Object.values(byLanguage))
    .map((address) => policyAddress(address, environment))
  const othersFor = (use: Site['others'][number]['uses'][number]) =>
    (site?.others ?? []).filter(({ uses }) => uses.includes(use)).map(({ origin }) => origin)
  return {
    script: othersFor('script'),
    picture: othersFor('picture'),
    connect: originsIn([...webhookAddresses(environment), ...documents, ...othersFor('request')]),
    frame: originsIn([...documents, ...othersFor('frame')]),
  }
}
