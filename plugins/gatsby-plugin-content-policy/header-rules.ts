import { headerPolicy } from './content-policy'
import type { ContentPolicyOptions } from './options'
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

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Headers for documents only. With them, a font would not fit into the first 14.6 kB of a new connection. */
const forDocuments = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Content-Security-Policy',
]

/** Limits of the host. It silently drops further rules and longer lines. */
const limits = { rules: 100, lineLength: 2000 }

function rule(path: string, headers: Record<string, string>, replaced: readonly string[] = []): string {
  const lines = [
    ...replaced.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return [path, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** @throws when the host would drop a rule or a line */
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

type Options = Omit<ContentPolicyOptions, 'connect' | 'frame'>

/** The content of `_headers`: one rule for everything and one for each kind of file, whatever the number of pages. */
export function headerRules({ origin, headers, immutableFiles, rules: further }: Options): string {
  const rules = [
    rule('/*', {
      ...security,
      ...(origin.startsWith('https:') && hsts),
      'Cache-Control': revalidate,
      'Content-Security-Policy': headerPolicy(),
      ...headers,
    }),
    ...immutableFiles.map((path) => rule(path, immutable, [...Object.keys(immutable), ...forDocuments])),
    ...further.map(({ path, headers: own, replaces }) => rule(path, own, replaces)),
  ]
  requireWithinLimits(rules)
  return `${rules.join('\n\n')}\n`
}
