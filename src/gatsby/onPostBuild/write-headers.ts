import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { siteFile } from '../../data-model/site'
import { policyAddress } from '../policy-address'
import { contentPolicy, type ForeignOrigins } from './content-policy'
import { type InlineHashes, inlineHashes } from './inline-hashes'

type Environment = Record<string, string | undefined>

/** Headers of every answer. */
const security = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const hsts = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

const revalidate = 'public, max-age=0, must-revalidate'
const forAYear = 'public, max-age=31536000, immutable'
/** Their files' names carry a digest of what is in them. */
const hashedFolders = ['/static/*', '/terrain/*', '/drawing/*']

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('_gatsby'))
}

/** Address of a page: `en/contact/index.html` is `/en/contact`. Not-found files answer anywhere below their folder. */
function addressOf(file: string): string | undefined {
  if (file.endsWith('404.html')) return undefined
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/'
}

function foreignOrigins(folder: string, environment: Environment): ForeignOrigins {
  const { policies } = siteFile.parse(JSON.parse(readFileSync(join(folder, '..', 'data/site.json'), 'utf8')))
  const addresses = Object.values(policies).flatMap((addressOfLanguage) => Object.values(addressOfLanguage))
  const origins = (values: (string | undefined)[]) => [
    ...new Set(values.flatMap((value) => (value ? new URL(value).origin : []))),
  ]
  return {
    webhooks: origins([environment.GATSBY_CONTACT_WEBHOOK_URL, environment.GATSBY_EVENT_WEBHOOK_URL]),
    policies: origins(addresses.map((address) => policyAddress(address, environment))),
  }
}

/**
 * Paths of the scripts of this build, one by one: a pattern would also let a browser keep 'not found' for a year. The
 * folder may hold older ones; this build's are named, by their digest, in its pages or in its runtime.
 */
function scriptPaths(folder: string, pages: readonly string[]): string[] {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const named = (file: string, sources: readonly string[]) => {
    const digest = file.replace(/^.*-|\.js$/g, '')
    return sources.some((source) => source.includes(digest))
  }
  const runtimes = scripts.filter((file) => file.startsWith('webpack-runtime-') && named(file, pages))
  const sources = [...pages, ...runtimes.map((file) => readFileSync(join(folder, file), 'utf8'))]
  return scripts.filter((file) => named(file, sources)).map((file) => `/${file}`)
}

function merge(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    styles: all.flatMap(({ styles }) => styles),
    styleAttributes: all.flatMap(({ styleAttributes }) => styleAttributes),
  }
}

function rule(path: string, headers: Record<string, string>, replaced: readonly string[] = []): string {
  const lines = [
    ...replaced.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return [path, ...lines.map((line) => `  ${line}`)].join('\n')
}

/**
 * Writes the CDN's `_headers`. The rule of everything carries the content policy of the not-found pages, which answer
 * anywhere; each page replaces it by its own.
 */
export function writeHeaders(folder: string, environment: Environment): void {
  const isSecure = environment.SITE_URL?.startsWith('https:') ?? false
  const foreign = foreignOrigins(folder, environment)
  const pages = htmlFiles(folder).map((file) => {
    const html = readFileSync(join(folder, file), 'utf8')
    return { address: addressOf(file), html, hashes: inlineHashes(html) }
  })
  const scripts = scriptPaths(
    folder,
    pages.map(({ html }) => html),
  )
  // Inside the app one page's policy holds while others are shown: their style attributes must pass.
  const styleAttributes = merge(pages.map(({ hashes }) => hashes)).styleAttributes
  const policy = (hashes: InlineHashes) => contentPolicy({ ...hashes, styleAttributes }, foreign, isSecure)

  const notFound = merge(pages.flatMap(({ address, hashes }) => (address === undefined ? [hashes] : [])))
  const rules = [
    rule('/*', {
      ...security,
      ...(isSecure && hsts),
      'Cache-Control': revalidate,
      'Content-Security-Policy': policy(notFound),
    }),
    ...[...hashedFolders, ...scripts].map((path) => rule(path, { 'Cache-Control': forAYear }, ['Cache-Control'])),
    ...pages.flatMap(({ address, hashes }) =>
      address === undefined || hashes.scripts.length === 0
        ? []
        : [rule(address, { 'Content-Security-Policy': policy(hashes) }, ['Content-Security-Policy'])],
    ),
  ]
  writeFileSync(join(folder, '_headers'), `${rules.join('\n\n')}\n`)
}
