import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { lateMedia } from '../../theme/late-media'

/** What a rendered page has, and a sealed one in its place. */
const lateTag = /<style data-late="true">([^<]*)<\/style>|<link data-late="true"[^>]*>/

const media = lateMedia.map((rule) => rule.replace('@media ', '')).join(', ')

const rulesIn = (css: string) => css.split('\n').filter(Boolean)

/** Files of this build and of those before it: they have the rules of pages that this build left alone. */
const lateFiles = (folder: string) => readdirSync(folder).filter((name) => /^late-\w+\.css$/.test(name))

/**
 * Gathers the late rules of all pages into one file, named by its digest. Browsers fetch it last, and wait for it only
 * where one of its media holds.
 * @param folder of the build
 * @param pages HTML, rendered or sealed
 * @returns its address, for the pages
 */
export function writeLateStyles(folder: string, pages: readonly string[]): string {
  const assets = join(folder, 'assets')
  const before = lateFiles(assets)
  const rules = new Set([
    ...before.flatMap((name) => rulesIn(readFileSync(join(assets, name), 'utf8'))),
    ...pages.flatMap((html) => rulesIn(lateTag.exec(html)?.[1] ?? '')),
  ])
  const content = [...rules].join('\n')
  const name = `late-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.css`
  for (const old of before) rmSync(join(assets, old))
  writeFileSync(join(assets, name), content)
  return `/assets/${name}`
}

/** A page that names the file of the late rules in place of its own. */
export const withLateStyles = (html: string, href: string) =>
  html.replace(lateTag, `<link data-late="true" rel="stylesheet" href="${href}" media="${media}"/>`)
