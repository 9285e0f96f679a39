import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { headerPolicy } from './content-policy'
import { permissionsPolicy } from './permissions-policy'

/** Headers of every answer. */
const security = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const hsts = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }

/** Which links a browser may fetch ahead of their visitor (static/speculation-rules.json). */
const speculationRules = '/speculation-rules.json'

const revalidate = 'public, max-age=0, must-revalidate'
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Their files' names carry a digest of what is in them. */
const hashed = {
  /** SVG, which a browser opens as a document, too. */
  documents: ['/terrain/*', '/drawing/*'],
  /** Scripts and fonts: a font, with what concerns documents, would not fit into what a new connection carries. */
  others: ['/static/*', '/assets/*'],
}
const forDocuments = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Content-Security-Policy',
]

/** The editor is no page of the site: it compiles code of its own, and signs in through a window of its own. */
const admin = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** What the host reads; beyond that it drops rules and lines without a word. */
const limits = { rules: 100, lineLength: 2000 }

function rule(path: string, headers: Record<string, string>, replaced: readonly string[] = []): string {
  const lines = [
    ...replaced.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return [path, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** @throws when the host would drop a part of the rules */
export function requireWithinLimits(rules: readonly string[]): void {
  if (rules.length > limits.rules) {
    throw new Error(
      `_headers has ${rules.length} rules; the host reads ${limits.rules}. Write them for kinds of files.`,
    )
  }
  const long = rules.flatMap((text) => text.split('\n')).find((line) => line.length > limits.lineLength)
  if (long)
    throw new Error(`_headers has a line of ${long.length} characters; the host reads ${limits.lineLength}: ${long}`)
}

/** The CDN's rules: one for everything and one for each kind of file that never changes, however many pages there are. */
export function headerRules(isSecure: boolean, { withAdmin = false } = {}): string {
  const rules = [
    rule('/*', {
      ...security,
      ...(isSecure && hsts),
      'Cache-Control': revalidate,
      'Content-Security-Policy': headerPolicy(),
      'Speculation-Rules': `"${speculationRules}"`,
    }),
    ...hashed.documents.map((path) => rule(path, kept, Object.keys(kept))),
    ...hashed.others.map((path) => rule(path, kept, [...Object.keys(kept), ...forDocuments])),
    rule(speculationRules, { 'Content-Type': 'application/speculationrules+json' }),
    ...(withAdmin ? [rule('/admin/*', admin, Object.keys(admin))] : []),
  ]
  requireWithinLimits(rules)
  return `${rules.join('\n\n')}\n`
}

export function writeHeaders(folder: string, origin: string, options: { withAdmin?: boolean } = {}): void {
  writeFileSync(join(folder, '_headers'), headerRules(origin.startsWith('https:'), options))
}
