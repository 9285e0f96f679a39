import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { Problem } from '../../support/problem'
import {
  type HeaderRule,
  htmlPaths,
  notFoundPages,
  type RedirectRule,
  readHeaderRules,
  readRedirectRules,
} from '../host-rules'

/** Netlify's own header for caching where no rule sets one. Ours for all paths is the same. */
const byItself: Record<string, RegExp> = { 'Cache-Control': /^public,\s*max-age=0,\s*must-revalidate$/ }

/**
 * Netlify would join two values of this header by a comma. Browsers do not understand the result, and would show the
 * file to every site (Fetch Standard, cross-origin resource policy check). A rule for a folder sets the same value.
 */
const mayBeJoined = ['Cross-Origin-Resource-Policy']

/**
 * Netlify cannot remove a header, so scripts and fonts keep headers that only documents need. It joins the values of
 * all rules that cover a path, so a header of one kind of file may stand in no rule for all paths.
 * @throws Problem for a header that would be joined
 */
function headersFor(rules: readonly HeaderRule[]): string {
  const [everywhere, ...kinds] = rules
  if (!everywhere) return ''
  const own = new Set(kinds.flatMap(({ sets }) => Object.keys(sets)).filter((name) => !mayBeJoined.includes(name)))
  const isByItself = (name: string, value: string) => byItself[name]?.test(value) ?? false
  const all = Object.entries(everywhere.sets)
  const twice = all.filter(([name, value]) => own.has(name) && !isByItself(name, value)).map(([name]) => name)
  if (twice.length > 0) {
    throw new Problem(
      `_headers has ${twice.join(', ')} for all paths and again for a folder: Netlify would send both. Build without CMS=on.`,
    )
  }
  const shared = all.filter(([name]) => !own.has(name))
  const text = ({ path, sets }: HeaderRule) =>
    [path, ...Object.entries(sets).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[{ ...everywhere, sets: Object.fromEntries(shared) }, ...kinds].map(text).join('\n\n')}\n`
}

/** A rule with `!` wins over a file of that name: the page that redirects on hosts without rules. */
function redirectsFor(rules: readonly RedirectRule[], missingPages: readonly string[]): string {
  const lines = rules.map(({ from, to, status }) => `${from} ${to} ${status}!`)
  // The longest path first: Netlify takes the first rule that covers a path.
  const missing = [...missingPages]
    .sort((a, b) => b.length - a.length)
    .map((file) => `${dirname(file).replace(/\/?$/, '/')}* ${file} 404`)
  return `${[...lines, ...missing].join('\n')}\n`
}

/**
 * Makes a build ready for Netlify: `_headers` and `_redirects` as Netlify reads them, and each page as `contact.html`
 * in place of `contact/index.html`, because Netlify adds a slash to a folder.
 * @param build folder of the build; its files change
 */
export function makeReadyForNetlify(build: string): void {
  const rewrite = (name: string, change: (text: string) => string) =>
    writeFileSync(join(build, name), change(readFileSync(join(build, name), 'utf8')))
  rewrite('_headers', (text) => headersFor(readHeaderRules(text)))
  rewrite('_redirects', (text) => redirectsFor(readRedirectRules(text), notFoundPages(build)))
  for (const file of htmlPaths(build).filter((name) => name.endsWith('/index.html') && name !== '/index.html'))
    renameSync(join(build, file), join(build, `${dirname(file)}.html`))
}
