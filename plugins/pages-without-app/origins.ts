import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

import { policyAddress } from '../../gatsby/environment/policy-address'
import type { Environment } from '../../gatsby/environment/wrong-variables'
import { siteFile } from '../../src/data-model/site'

/** Other origins that pages may use. */
export type Origins = {
  /** For requests. */
  connect: string[]
  /** For documents in frames. */
  frame: string[]
}

const originsIn = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : []))),
]

/** The origins of the webhooks in the environment, and of the policy documents of the site. */
function originsFor({ policies }: Pick<z.infer<typeof siteFile>, 'policies'>, environment: Environment): Origins {
  const documents = Object.values(policies)
    .flatMap((byLanguage) => Object.values(byLanguage))
    .map((address) => policyAddress(address, environment))
  const webhooks = [environment.GATSBY_CONTACT_WEBHOOK_URL, environment.GATSBY_EVENT_WEBHOOK_URL]
  return { connect: originsIn([...webhooks, ...documents]), frame: originsIn(documents) }
}

/** The origins of a build. */
export const originsOf = (root: string, environment: Environment): Origins =>
  originsFor(siteFile.parse(JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8'))), environment)
