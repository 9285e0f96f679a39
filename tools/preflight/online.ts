import { requiredVariables, type Variable } from '../../gatsby/environment/variables'
import { wrongVariables } from '../../gatsby/environment/wrong-variables'
import type { SiteData } from '../../gatsby/validate/read-data'
import { ask, type Fault, isFault } from './ask'
import { checkStartScript, findRewriting } from './rewritten'
import { checkPolicy, checkWebhook } from './services'

/** Checks that the host has not rewritten a page. */
export async function checkPage(address: string): Promise<Fault[]> {
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  if (!answer.ok) return [{ address, message: `answers with ${answer.status}`, todo: 'Upload the build.' }]
  const html = await answer.text()
  return [...findRewriting(html, address), ...(await checkStartScript(html, new URL(address).origin))]
}

/**
 * Checks the parts of a live site that browser tests cannot see: its webhooks, its policy documents, and whether the host rewrites
 * pages.
 */
export async function checkOnline(origin: string, data: SiteData, environment: NodeJS.ProcessEnv): Promise<Fault[]> {
  const { pages, routes, navigation, site } = data
  const wrong = wrongVariables(environment, { pages })
  const home = routes.find(({ page }) => page === navigation.home)
  const webhooks = Object.entries<Variable>(requiredVariables).flatMap(([name, { section }]) =>
    section && !wrong.some((variable) => variable.name === name) ? (environment[name] ?? []) : [],
  )
  const policies = new Set(Object.values(site.policies).flatMap((policy) => Object.values(policy)))
  const faults = await Promise.all([
    ...[home?.en, home?.it].flatMap((path) => (path ? checkPage(origin + path) : [])),
    ...webhooks.map((address) => checkWebhook(address, origin)),
    ...[...policies].map((address) => checkPolicy(address, origin)),
  ])
  const missing = wrong.map(({ name, reason, what }) => ({
    address: name,
    message: reason,
    todo: `Set it to ${what}.`,
  }))
  return [...missing, ...faults.flat()]
}
