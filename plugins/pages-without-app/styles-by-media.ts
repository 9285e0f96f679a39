import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type Element, serialize, stringify } from 'stylis'

/** Media that few visitors have when a page arrives. */
export const rareMedia = ['print', '(forced-colors: active)', '(prefers-contrast: more)']

const toCss = (rules: Element[]) => serialize(rules, stringify)
const isRare = ({ value }: Element) => rareMedia.some((media) => value === `@media ${media}`)

/**
 * Takes the rules for rare media out of the styles of a page: in a file for these media, no browser waits for them where none
 * of them holds. A block inside another one stays.
 */
export function splitByMedia(css: string): { styles: string; rare: string } {
  const rules = compile(css)
  return { styles: toCss(rules.filter((rule) => !isRare(rule))), rare: toCss(rules.filter(isRare)) }
}

/** Writes a stylesheet into the build, which pages with the same rules share. @returns its address */
export function writeStylesheet(css: string): string {
  const address = `/static/styles-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeFileSync(join('public', address), css)
  return address
}
