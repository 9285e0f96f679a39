import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentPolicy, hashOf, type Origins } from './content-policy'

/** What each directive rules in a page, as React writes HTML: addresses, in a `srcset` several. */
const fetched = {
  'script-src': /(?<=<script\b[^>]* src=")[^"]+/g,
  'frame-src': /(?<=<iframe\b[^>]* src=")[^"]+/g,
  'img-src': /(?<=<img\b[^>]* src="|<(?:img|source)\b[^>]* srcset=")[^"]+/gi,
  'media-src': /(?<=<(?:video|audio|source)\b[^>]* src=")[^"]+/g,
  'connect-src': /(?<=<link\b(?=[^>]* rel="(?:preconnect|dns-prefetch))[^>]* href=")[^"]+/g,
  'style-src': /(?<=<link\b(?=[^>]* rel="stylesheet")[^>]* href=")[^"]+/g,
  'font-src': /(?<=<link\b(?=[^>]* rel="preload")[^>]* href="|(?:@import |url\()["']?(?=https?:))[^"')\s;]+/g,
}

/** What no content policy of ours allows. */
const inline: [RegExp, remedy: string][] = [
  [/<[a-z][^>]* style="[^>]*>/g, 'Write a class. If a package writes it, take another: its React runs at build only'],
  [/<script\b(?![^>]* (?:src|type="(?!module|text\/javascript)))[^>]*>[^<]{0,60}/g, 'Put the script into a file'],
]

/** What its own content policy refuses in a page, and the remedy. @param site origin of the page */
export function* refusedIn(html: string, origins: Origins, site: string): Generator<string> {
  for (const [pattern, remedy] of inline) for (const [element] of html.matchAll(pattern)) yield `${element}: ${remedy}`
  for (const [element, css = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g))
    if (!html.includes(hashOf(css).slice(1, -1))) yield `${element}: Write the style by css()`
  const rules = contentPolicy('', origins).split('; ')
  for (const [directive, pattern] of Object.entries(fetched)) {
    const allowed = rules.find((rule) => rule.startsWith(directive))?.split(' ') ?? []
    for (const address of html.match(pattern)?.flatMap((value) => value.split(/,\s+/)) ?? []) {
      const { origin, protocol } = new URL(address.replace(/\s.*/, ''), site)
      const remedy =
        origin === site
          ? 'Allow it in content-policy.ts'
          : 'Add its origin to "others" of data/site.json, or put the file of a font or a style into static/'
      if (![origin === site ? "'self'" : origin, protocol].some((source) => allowed.includes(source)))
        yield `${directive} does not allow ${address}: ${remedy}`
    }
  }
}

/** What browsers would refuse in the pages of a build: each thing once, with a page that has it. */
export function refusedBelow(folder: string, paths: Iterable<string>, origins: Origins, site: string): string[] {
  const found = new Map<string, string>()
  for (const path of paths) {
    const html = readFileSync(join(folder, path.endsWith('.html') ? path : `${path}/index.html`), 'utf8')
    for (const refused of refusedIn(html, origins, site)) found.set(refused, `  ${path}: ${refused}, or take it away.`)
  }
  return [...found.values()]
}
