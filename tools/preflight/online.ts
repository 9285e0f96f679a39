import { join } from 'node:path'

import { requiredVariables } from '../../gatsby/environment/variables'
import type { Environment } from '../../gatsby/environment/wrong-variables'
import type { FinishedBuild } from '../../gatsby/publish/finished-build'
import type { SiteData } from '../../gatsby/validate/read-data'
import type { Webhook } from '../../src/contract/form-definition'
import { ask, type Fault, isFault, statusOf } from './ask'
import { checkFiles } from './files'
import { checkPolicy, checkWebhook, type LiveForm } from './services'

/** A build has variables of its own. Those of now may be others. */
const checkVariables = (origin: string, build: FinishedBuild, now: Environment): Fault[] =>
  Object.keys(requiredVariables).flatMap((name) => {
    const built = new Map(Object.entries(build)).get(name)
    const message = `was built with ${name}=${built}, and now it is ${now[name]}`
    return now[name] && now[name] !== built ? [{ address: origin, message, todo: 'Deploy anew: npm run deploy.' }] : []
  })

/** The first form that posts to a webhook. */
function formOf({ pages, site }: SiteData, webhook: Webhook): LiveForm | undefined {
  for (const { language, content } of pages)
    for (const section of content.sections) {
      const { interest = '' } = 'interest' in section ? section : {}
      if (webhook === 'contact' && section.type === 'contact')
        return { webhook, language, interest, source: site.contactSource, site }
      if (webhook === 'event' && section.type === 'lead')
        return { webhook, language, interest, source: section.source, site }
    }
  return undefined
}

/** A month: time enough to upload a build anew. */
const notice = 30 * 24 * 60 * 60 * 1000

/** Each build renews the date of security.txt (R-TRUST-1). */
async function checkSecurityText(origin: string): Promise<Fault[]> {
  const address = `${origin}/.well-known/security.txt`
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  const [, date = ''] = /^Expires: (\S+)/m.exec(await answer.text()) ?? []
  if (new Date(date).getTime() - Date.now() > notice) return []
  const message = date ? `expires on ${date}` : `names no date on which it expires (${statusOf(answer)})`
  return [{ address, message, todo: 'Upload the site anew: each build renews the date.' }]
}

/**
 * Compares a live site with the build in public, and asks its webhooks and its policy documents what a browser would ask
 * them.
 */
export async function checkOnline(
  root: string,
  build: FinishedBuild,
  data: SiteData,
  now: Environment,
): Promise<Fault[]> {
  const { SITE_URL: origin, GATSBY_CONTACT_WEBHOOK_URL: contact, GATSBY_EVENT_WEBHOOK_URL: event } = build
  const policies = new Set(Object.values(data.site.policies).flatMap((policy) => Object.values(policy)))
  const hook = (webhook: Webhook, address?: string) => {
    const form = formOf(data, webhook)
    return form && address ? [checkWebhook(address, origin, form)] : []
  }
  const asked = await Promise.all([
    checkFiles(origin, join(root, 'public'), data.routes),
    checkSecurityText(origin),
    ...hook('contact', contact),
    ...hook('event', event),
    ...[...policies].map((address) => checkPolicy(address, origin)),
  ])
  return [...checkVariables(origin, build, now), ...asked.flat()]
}
