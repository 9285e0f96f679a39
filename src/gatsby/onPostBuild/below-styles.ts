import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { onceBelowStyles, untilBelowStyles } from '../../theme/below-styles'
import { split } from '../replaceRenderer/split'

const stylesTag = /<style data-below-styles="true">(.*?)<\/style>/s
/** The page's own styles, up to their end. */
const pageStyles = /<style data-page[^>]*>.*?(?=<\/style>)/s
/** The place for it, in the body (src/page/below-styles.tsx). */
const linkTag = /<link data-below="true"[^>]*>/

/** What a page may weigh, in bytes: with its head it comes in the first round trip of a connection, ten segments of 1,460. */
const oneRoundTrip = 13_400

/** React has the element in every page. A link has to lead somewhere; this one asks for a connection that stands already. */
const idleLink = '<link data-below="true" rel="preconnect" href="/"/>'

/** The page's own styles, and its late ones (late-styles.ts), each with what it has of those for below. */
function withAllStyles(html: string, css: string): string {
  const { now, late } = split(css)
  return html
    .replace(stylesTag, '')
    .replace(linkTag, idleLink)
    .replace(pageStyles, (styles) => styles + now)
    .replace(/<style data-late[^>]*>.*?(?=<\/style>)/s, (styles) => [styles, ...late].join('\n'))
}

/** As a CDN compresses it. */
const weightOf = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/**
 * Puts a rendered page's styles for what stands below its first section into a file, named by its digest: pages with the
 * same styles share it. A page that comes in one round trip with all its styles keeps them.
 * @param folder of the build
 * @returns the page that has them or names the file; one that was finished before, as it was
 */
export function withBelowStyles(folder: string, html: string): string {
  const css = stylesTag.exec(html)?.[1]
  if (css === undefined) return html
  const whole = withAllStyles(html, css)
  if (weightOf(whole) <= oneRoundTrip) return whole
  const file = onceBelowStyles + css
  const name = `below-${createHash('sha256').update(file).digest('hex').slice(0, 12)}.css`
  writeFileSync(join(folder, 'assets', name), file)
  // The fonts of the first section come first.
  const link = `<link data-below="true" rel="stylesheet" href="/assets/${name}" fetchpriority="low"/>`
  return html
    .replace(stylesTag, '')
    .replace(pageStyles, (styles) => styles + untilBelowStyles)
    .replace(linkTag, link)
}

/** Whether a finished page names such a file. */
export const namesBelowStyles = (html: string) => /<link data-below="true" rel="stylesheet"/.test(html)

/** Takes away such files of former builds that no page names. */
export function removeUnnamed(folder: string, pages: readonly string[]): void {
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets)) {
    if (/^below-\w+\.css$/.test(name) && !pages.some((html) => html.includes(name))) rmSync(join(assets, name))
  }
}
