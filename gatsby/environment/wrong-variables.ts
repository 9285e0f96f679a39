import { z } from 'zod'

import { webhookVariables } from './variables'

/** Addresses of this machine, and of its network. */
export const isLocal = (hostname: string) =>
  /^(localhost|.*\.localhost|0\.0\.0\.0|\[::1?\]|(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+)$/.test(
    hostname,
  )

/** Names that nobody can own: they stand for an address that the owner has not given yet. */
export const exampleHost = /\bexample\.[a-z]{2,}|\.(example|invalid)\b/i

const hostOf = (address: string) => new URL(address).hostname

/** Whether a build is for another site than the live one. While `live` is an example, any site may be the live one. */
export const isStaging = (live: string, siteUrl: string) =>
  URL.canParse(siteUrl) && siteUrl !== live && !exampleHost.test(live) && !isLocal(hostOf(siteUrl))

/** Forms send personal data, so only https is allowed. A build for this machine may do without. */
const address = z
  .url({ abort: true, error: ({ input }) => (input === undefined ? 'is missing' : 'is no full address') })
  .refine((value) => value.startsWith('https://') || isLocal(hostOf(value)), 'does not start with https://')

const webhook = address.refine(
  (value) => !value.includes('/webhook-test/'),
  'is a test address, which n8n answers only while its editor listens',
)

/** What a build reads of the environment. A webhook is needed only where a page has its form. docs/environment.md has all variables. */
const variablesFor = (forms: readonly Section[]) =>
  z.object({
    SITE_URL: address.refine(
      (value) => value === new URL(value).origin,
      'is no origin: it ends with its host, without a slash',
    ),
    [webhookVariables.contact]: forms.some(({ lead }) => !lead) ? webhook : webhook.optional(),
    [webhookVariables.event]: forms.some(({ lead }) => lead) ? webhook : webhook.optional(),
  })

type Section = { type: string; lead?: unknown }
type Pages = readonly { content: { sections: readonly Section[] } }[]

/** The variables that a build needs and that are missing or wrong, with what is wrong. An empty one counts as missing. */
export function wrongVariables(environment: NodeJS.ProcessEnv, pages: Pages): { name: string; message: string }[] {
  const forms = pages.flatMap(({ content }) => content.sections.filter(({ type }) => type === 'form'))
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const { error } = variablesFor(forms).safeParse(given)
  return error?.issues.map(({ path, message }) => ({ name: path.join(), message })) ?? []
}
