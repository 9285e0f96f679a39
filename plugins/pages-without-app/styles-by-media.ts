import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type Element, serialize, stringify } from 'stylis'

/** Media that few visitors have when a page arrives. */
const rareMedia = ['print', '(forced-colors: active)']

const toCss = (rules: Element[]) => serialize(rules, stringify)

/**
 * Takes the rules for rare media out of the styles of a page: in a file with its media, no browser waits for them where the
 * media does not hold. A block inside another one stays.
 */
export function splitByMedia(css: string) {
  const rules = compile(css)
  const isFor = (media: string) => (rule: Element) => rule.value === `@media ${media}`
  return {
    styles: toCss(rules.filter((rule) => !rareMedia.some((media) => isFor(media)(rule)))),
    apart: rareMedia.map((media) => ({ media, css: toCss(rules.filter(isFor(media))) })).filter(({ css }) => css),
  }
}

/** Writes a stylesheet into the build, which pages with the same rules share. @returns its address */
export function writeStylesheet(css: string): string {
  const address = `/static/styles-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeFileSync(join('public', address), css)
  return address
}
