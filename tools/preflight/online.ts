import type { requiredVariables } from '../../gatsby/environment/variables'
import { type Environment, type WrongVariable, wrongVariables } from '../../gatsby/environment/wrong-variables'
import type { SiteData } from '../../gatsby/validate/read-data'
import { type Webhook, webhooks } from '../../src/contract/form-definition'
import { attribute } from '../support/html'
import { type Fault, isFault, read } from './ask'
import { checkPages, type LivePage, readFormCode, readPages } from './pages'
import { checkPolicy, checkWebhook } from './services'

const variables: Record<Webhook, keyof typeof requiredVariables> = {
  contact: 'GATSBY_CONTACT_WEBHOOK_URL',
  event: 'GATSBY_EVENT_WEBHOOK_URL',
}

/** The variables that the code of forms contains (src/browser/form/request.ts). */
export const variablesIn = (code: string): Environment =>
  Object.fromEntries(
    webhooks.map((name) => [variables[name], new RegExp(`\\b${name}:"(https?:[^"]+)"`).exec(code)?.[1]]),
  )

/** The live build has variables of its own: are they right, and those of now? */
function checkVariables(
  origin: string,
  built: Environment,
  now: Environment,
  wrong: readonly WrongVariable[],
): Fault[] {
  const changed = Object.values(variables).flatMap((name) => {
    const isOther = now[name] && now[name] !== built[name] && !wrong.some((one) => one.name === name)
    return isOther ? [{ name, value: built[name] ?? '', reason: `is not ${now[name]}, as in the environment` }] : []
  })
  return [...wrong, ...changed].map(({ name, value, reason }) => ({
    address: origin,
    message: value ? `was built with ${name}=${value}, which ${reason}` : `was built without ${name}`,
    todo: 'Set it, then build and upload the site anew.',
  }))
}

/** The first form that posts to a webhook. */
function formOf(pages: readonly LivePage[], webhook: Webhook) {
  for (const { language, elements } of pages) {
    const form = elements.find((element) => attribute(element, 'data-webhook') === webhook)
    if (form) {
      const [source = '', interest = ''] = ['data-source', 'data-interest'].map((name) => attribute(form, name))
      return { language, source, interest }
    }
  }
  return undefined
}

/** A month: time enough to upload a build anew. */
const notice = 30 * 24 * 60 * 60 * 1000

/** Each build renews the date of security.txt (R-TRUST-1). */
async function checkSecurityText(origin: string): Promise<Fault[]> {
  const address = `${origin}/.well-known/security.txt`
  const file = await read(address)
  if (isFault(file)) return [file]
  const [, date = ''] = /^Expires: (\S+)/m.exec(file.text) ?? []
  if (new Date(date).getTime() - Date.now() > notice) return []
  const message = date ? `expires on ${date}` : 'has no date on which it expires'
  return [{ address, message, todo: 'Upload the site anew: each build renews the date.' }]
}

/**
 * Compares a live site with the data and the environment, and asks its webhooks and its policy documents what a browser would
 * ask them.
 */
export async function checkOnline(origin: string, data: SiteData, environment: Environment): Promise<Fault[]> {
  const { site } = data
  const answers = await readPages(origin, data.routes)
  const missing = answers.filter(isFault)
  const pages = answers.flatMap((answer) => (isFault(answer) ? [] : answer))
  const [page] = pages
  if (!page) return missing.slice(0, 1)
  const code = await readFormCode(page)
  if (isFault(code)) return [...missing, code]
  const built: Environment = { ...variablesIn(code.text), SITE_URL: origin }
  const wrong = wrongVariables(built, { pages: data.pages, live: true })
  const isWrong = (variable: string) => wrong.some(({ name }) => name === variable)
  const policies = new Set(Object.values(site.policies).flatMap((policy) => Object.values(policy)))
  const asked = await Promise.all([
    checkSecurityText(origin),
    ...webhooks.flatMap((webhook) => {
      const [form, address] = [formOf(pages, webhook), built[variables[webhook]]]
      return form && address && !isWrong(variables[webhook])
        ? checkWebhook(address, origin, { webhook, site, ...form })
        : []
    }),
    ...[...policies].map((address) => checkPolicy(address, origin)),
  ])
  return [
    ...missing,
    ...checkPages(pages, site, built),
    ...checkVariables(origin, built, environment, wrong),
    ...asked.flat(),
  ]
}
