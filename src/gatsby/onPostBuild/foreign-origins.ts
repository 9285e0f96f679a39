import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteFile } from '../../data-model/site'
import { policyAddress } from '../policy-address'
import type { ForeignOrigins } from './content-policy'

const originsOf = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : []))),
]

/** Whom the pages of this build talk to: the webhooks of its environment and the policy documents of data/site.json. */
export function foreignOrigins(root: string, environment: NodeJS.ProcessEnv): ForeignOrigins {
  const { policies } = siteFile.parse(JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')))
  const addresses = Object.values(policies).flatMap((byLanguage) => Object.values(byLanguage))
  return {
    webhooks: originsOf([environment.GATSBY_CONTACT_WEBHOOK_URL, environment.GATSBY_EVENT_WEBHOOK_URL]),
    policies: originsOf(addresses.map((address) => policyAddress(address, environment))),
  }
}
