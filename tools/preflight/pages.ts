import { createHash } from 'node:crypto'

import type { Environment } from '../../gatsby/environment/wrong-variables'
import type { SiteData } from '../../gatsby/validate/read-data'
import { contentPolicy, headerPolicy } from '../../plugins/pages-without-app/content-policy'
import { originsFor } from '../../plugins/pages-without-app/origins'
import { type Language, languages } from '../../src/i18n/languages'
import { attribute, type Element, elementsIn, textOf } from '../support/html'
import { type Fault, isFault, read } from './ask'

/** A page as its host sends it. */
export type LivePage = { address: string; language: Language; headers: Headers; elements: Element[] }

async function readPage(address: string, language: Language): Promise<LivePage | Fault> {
  const answer = await read(address)
  return isFault(answer) ? answer : { address, language, headers: answer.headers, elements: elementsIn(answer.text) }
}

/** Every page of the site. Where one cannot be read, the fault stands in its place. */
export const readPages = (origin: string, routes: SiteData['routes']): Promise<(LivePage | Fault)[]> =>
  Promise.all(
    routes.flatMap((route) =>
      languages.flatMap((language) => (route[language] ? readPage(origin + route[language], language) : [])),
    ),
  )

const rewritten =
  'Upload the build anew. If that does not help, turn off what changes pages at the host. Cloudflare: Email Address Obfuscation, Rocket Loader, automatic setup of Web Analytics, Zaraz, JavaScript Detections (Bot Fight Mode), Mirage, a Worker or Snippet of the zone.'

/** A check of a page: its fault, as a message and a remedy. */
type Check = (page: LivePage) => [message: string, todo: string] | undefined

const checkCanonical: Check = ({ address, elements }) => {
  const link = elements.find((element) => attribute(element, 'rel') === 'canonical')
  const own = link && attribute(link, 'href')
  if (own === address) return undefined
  return [`says that its address is ${own}`, `Build the site with SITE_URL=${new URL(address).origin}.`]
}

const checkHeader: Check = ({ headers }) => {
  const policy = headers.get('content-security-policy')
  if (policy === headerPolicy()) return undefined
  return [`sends the content policy "${policy}"`, 'Let the host send the headers of public/_headers, and no others.']
}

/** The build writes the start script, and the data for search engines. */
const isOurs = (script: Element) =>
  attribute(script, 'type') === 'application/ld+json' ||
  (attribute(script, 'type') === 'module' && attribute(script, 'src')?.startsWith('/assets/'))

const checkScripts: Check = ({ elements }) => {
  const foreign = elements.find((element) => element.tagName === 'script' && !isOurs(element))
  if (!foreign) return undefined
  const tag = ['<script', ...foreign.attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')
  return [`has a script that the build does not have: ${tag}>`, rewritten]
}

const directivesOf = (policy: string) => policy.split('; ')

/** The page's own policy is that of its styles, of the webhooks that its forms post to, and of the policy documents. */
const checkContentPolicy =
  (site: SiteData['site'], built: Environment): Check =>
  ({ elements }) => {
    const meta = elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
    const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf)
    const has = directivesOf((meta && attribute(meta, 'content')) ?? '')
    const wanted = directivesOf(contentPolicy(styles.join(''), originsFor(site, built)))
    const missing = wanted.filter((directive) => !has.includes(directive))
    return missing.length > 0
      ? [`has another content policy than its content wants (${missing.join('; ')})`, rewritten]
      : undefined
  }

const checkPolicyLinks =
  ({ policies }: SiteData['site']): Check =>
  ({ elements, language }) => {
    const links = new Set(elements.map((element) => attribute(element, 'href')))
    const missing = Object.values(policies).find((policy) => !links.has(policy[language]))?.[language]
    const todo = 'Build the site without POLICY_ORIGIN, and with the data/site.json of now.'
    return missing ? [`links to no policy at ${missing}`, todo] : undefined
  }

/**
 * Whether the pages are what a build makes of the data and the environment. What several pages have is told once.
 * @param built variables that the live build contains
 */
export function checkPages(pages: readonly LivePage[], site: SiteData['site'], built: Environment): Fault[] {
  const checks = [checkCanonical, checkHeader, checkScripts, checkPolicyLinks(site), checkContentPolicy(site, built)]
  return checks.flatMap((check) => {
    const found = pages.flatMap((page) => {
      const [message, todo] = check(page) ?? []
      return message && todo ? [{ address: page.address, message, todo }] : []
    })
    const [first] = found
    const others = found.length > 1 ? `; so do ${found.length - 1} other pages` : ''
    return first ? [{ ...first, message: first.message + others }] : []
  })
}

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The code of forms, to which the start script has the address. */
export async function readFormCode({ address, elements }: LivePage): Promise<{ text: string } | Fault> {
  const script = elements.find((element) => attribute(element, 'integrity'))
  const start = await read(new URL((script && attribute(script, 'src')) ?? '', address).href)
  if (isFault(start)) return start
  if (!script || digest(start.text) !== attribute(script, 'integrity')) {
    const message = 'has a start script that is not as the build wrote it: browsers refuse it, and no script runs'
    return { address, message, todo: 'Turn off what changes scripts at the host, then empty its cache.' }
  }
  const [file = ''] = /\/assets\/form-\w+\.js/.exec(start.text) ?? []
  return read(new URL(file, address).href)
}
