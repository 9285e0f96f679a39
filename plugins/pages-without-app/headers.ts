import { headerPolicy } from './content-policy'

/**
 * Features that ask a visitor for something, or reveal something about a visitor. The site uses none of them, and no
 * frame in it may. The list names no more, because every page carries it. Other dangerous features need our permission
 * inside a frame anyway.
 */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

/** Tells browsers which links they may fetch before a click (static/speculation-rules.json). */
const speculation = '/speculation-rules.json'

/** Headers of every answer. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Speculation-Rules': `"${speculation}"`,
}
const hsts = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }

/** @param path one that ends in `*` means everything below it */
function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    // The host would also send the value of the rule for everything.
    const removed = path !== '/*' && name in everywhere ? [`! ${name}`] : []
    return [...removed, `${name}: ${value}`]
  })
  return [path, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Files with a digest in their names: browsers keep them for a year. */
const immutable = ['/static/*', '/assets/*'].map((path) =>
  rule(path, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
)

/** Pictures that other sites show with a link to a page: previews, bookmarks, web mail. */
const shown = ['/share/*', '/icons/*', '/favicon.ico', '/favicon.svg'].map((path) =>
  rule(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
)

/**
 * Previews, and a Worker without a domain, stay out of search. The rule stands last: Netlify takes its address for a header
 * of the rule above, and gives the headers of both to the file named there.
 */
const previews = rule('https://:worker.:account.workers.dev/*', { 'X-Robots-Tag': 'noindex' })

/**
 * The content of `_headers`: one rule for everything and one for each kind of file, whatever the number of pages. The
 * host silently drops rules after the hundredth, and lines of more than 2,000 characters.
 * @param siteUrl origin of the site. If it is one of https, browsers are told to use https only.
 * @param scripts origins of others whose scripts pages have
 */
export function headerRules(siteUrl: string, scripts: string[] = []): string {
  const policy = { 'Content-Security-Policy': headerPolicy(scripts) }
  return `${[
    rule('/*', { ...everywhere, ...policy, ...(siteUrl.startsWith('https:') && hsts) }),
    ...immutable,
    ...shown,
    rule(speculation, { 'Content-Type': 'application/speculationrules+json' }),
    previews,
  ].join('\n\n')}\n`
}
