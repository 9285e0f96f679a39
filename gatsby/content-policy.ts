import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { headerRules } from '../plugins/gatsby-plugin-content-policy/header-rules'
import { siteFile } from '../src/data-model/site'
import { isEditorWanted } from './environment/wrong-variables'
import { policyAddress } from './policy-address'

const originsOf = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : []))),
]

/** The addresses of the policy documents. None if data/site.json has a mistake: validation reports it. */
function policyAddresses(root: string): string[] {
  const site = siteFile.safeParse(JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')))
  return Object.values(site.data?.policies ?? {}).flatMap((byLanguage) => Object.values(byLanguage))
}

/**
 * The editor is no page of the site. It compiles code in the browser, and signs people in through a window of its own.
 */
const admin = {
  path: '/admin/*',
  headers: {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  },
  replaces: ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'X-Robots-Tag'],
}

/** Pictures that other sites show with a link to a page: previews, bookmarks, web mail. */
const shown = ['/share/*', '/icons/*'].map((path) => ({
  path,
  headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  replaces: ['Cross-Origin-Resource-Policy'],
}))

/** Tells browsers which links they may fetch before a click (static/speculation-rules.json). */
const speculation = '/speculation-rules.json'

/** Options of gatsby-plugin-content-policy: the webhooks of the environment, the policy documents of data/site.json. */
export const contentPolicyOptions = (root: string, environment: NodeJS.ProcessEnv) => ({
  origin: environment.SITE_URL ?? '',
  connect: originsOf([
    environment.GATSBY_CONTACT_WEBHOOK_URL,
    environment.GATSBY_EVENT_WEBHOOK_URL,
    ...policyAddresses(root).map((address) => policyAddress(address, environment)),
  ]),
  frame: originsOf(policyAddresses(root).map((address) => policyAddress(address, environment))),
  headers: { 'Speculation-Rules': `"${speculation}"` },
  immutableFiles: ['/static/*', '/assets/*'],
  rules: [
    ...shown,
    { path: speculation, headers: { 'Content-Type': 'application/speculationrules+json' } },
    ...(isEditorWanted(environment) ? [admin] : []),
  ],
})

/** `_headers` as a build with that environment writes it. */
export const siteHeaderRules = (root: string, environment: NodeJS.ProcessEnv): string =>
  headerRules(contentPolicyOptions(root, environment))
