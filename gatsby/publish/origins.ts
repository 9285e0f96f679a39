import type { Origins } from '../../plugins/pages-without-app/content-policy'
import { policyAddress } from '../environment/policy-address'
import { webhookAddresses } from '../environment/variables'
import type { SiteData } from '../validate/read-data'

/** What is no address stops the build a little later, in words for people. */
const originsIn = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address = '') => (URL.canParse(address) ? new URL(address).origin : []))),
]

/**
 * The origins of the webhooks in the environment, and of the policy documents of the site.
 * @param policies of data/site.json; none after a mistake in the data
 */
export function originsOf(policies: SiteData['site']['policies'] | undefined, environment: NodeJS.ProcessEnv): Origins {
  const documents = Object.values(policies ?? {})
    .flatMap((byLanguage) => Object.values(byLanguage))
    .map((address) => policyAddress(address, environment))
  return { connect: originsIn([...webhookAddresses(environment), ...documents]), frame: originsIn(documents) }
}
