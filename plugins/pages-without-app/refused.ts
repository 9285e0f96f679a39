import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashOf } from './content-policy'

/** The directive for what an element fetches; `link` depends on its `rel`. */
const directives = new Map([
  ['script', 'script-src'],
  ['iframe', 'frame-src'],
  ['img', 'img-src'],
  ['source', 'img-src'],
])
const elements = /<(script|iframe|img|source|link|video|audio|object|embed)\b[^>]*>/g

const allowed = 'Add its origin to "others" of data/site.json (docs/recipes.md)'

const attribute = (tag: string, ...names: string[]) =>
  new RegExp(`\\s(?:${names.join('|')})=["']?([^"'\\s>]+)`).exec(tag)?.[1]

/** Sources by directive, as the page itself names them. */
function policyOf(html: string): Map<string, string[]> | undefined {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'")
  const rules = policy?.split('; ').map((rule) => rule.split(' '))
  return rules && new Map(rules.map(([name = '', ...sources]) => [name, sources]))
}

/** What its own content policy refuses in a page, and the remedy. A file without a policy is not ours. @param site its origin */
export function* refusedIn(html: string, site: string): Generator<string> {
  const policy = policyOf(html)
  if (!policy) return
  for (const [element] of html.matchAll(/<[a-z][^>]* style="[^>]*>/g))
    yield `${element} has a style. Write a class. If a package writes it, take another: its React runs at build only.`
  for (const [element, content = ''] of html.matchAll(/<style\b[^>]*>([^<]*)/g)) {
    for (const [address] of content.matchAll(/(?<=@import ["']?|url\(["']?)https?:[^"')\s;]+/g))
      yield `A style asks ${address}. Put the file into static/ or src/theme/fonts, or take it away.`
    if (!policy.get('style-src')?.includes(hashOf(content)))
      yield `${element.slice(0, 60)}… is a style of its own. Write it by css(), or take away the plugin that brings it.`
  }
  for (const [element] of html.matchAll(
    /<script\b(?![^>]*\s(?:src|type="(?!module|text\/javascript)))[^>]*>[^<]{0,60}/g,
  ))
    yield `${element}… is an inline script. Put it into a file, or take away the plugin that brings it.`
  for (const [tag, name = ''] of html.matchAll(elements)) {
    const address = attribute(tag, 'src', 'srcset', 'href', 'data')
    const rel = attribute(tag, 'rel') ?? ''
    if (!address || (name === 'link' && !/stylesheet|connect|prefetch|preload|icon|manifest/.test(rel))) continue
    const { origin, protocol, host } = new URL(address, site)
    const directive = rel === 'stylesheet' ? 'style-src' : (directives.get(name) ?? 'default-src')
    const sources = name === 'link' && rel !== 'stylesheet' ? [...policy.values()].flat() : policy.get(directive)
    if (!sources?.some((source) => [origin === site ? "'self'" : origin, protocol].includes(source)))
      yield `${tag} asks ${host || protocol}. ${/stylesheet|font/.test(tag) ? 'Put the file into static/' : allowed}, or take it away.`
  }
}

/** What browsers would refuse in the pages of a build: each thing once, with a page that has it. */
export function refusedBelow(folder: string, paths: Iterable<string>, site: string): string[] {
  const found = new Map<string, string>()
  for (const path of paths) {
    const file = join(folder, path.endsWith('.html') ? path : `${path}/index.html`)
    for (const refused of refusedIn(readFileSync(file, 'utf8'), site)) found.set(refused, found.get(refused) ?? path)
  }
  return [...found].map(([refused, path]) => `  ${path}: ${refused}`)
}
