import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'

/** The style element of a page as render-page.tsx writes it, and in a finished page, with the link before it. */
const styleTag = /(?:<link data-shared-styles="true"[^>]*>)?<style data-styles="true">(.*?)<\/style>/s

/**
 * So many pages must have a rule before it goes into the shared file: a tenth of all pages, so that the file stays
 * small when a site gets more pages.
 */
const pagesThatShare = (pages: number) => Math.max(3, Math.ceil(pages / 10))

const rulesOf = (css: string) => postcss.parse(css).nodes.map(String)
const stylesOf = (html: string) => styleTag.exec(html)?.[1] ?? ''

/** Deletes shared files of former builds, unless a page that this build has not rendered still links to them. */
function takeFormerRules(assets: string): string[] {
  const files = readdirSync(assets).filter((name) => /^styles-\w+\.css$/.test(name))
  return files.flatMap((name) => {
    const rules = rulesOf(readFileSync(join(assets, name), 'utf8'))
    rmSync(join(assets, name))
    return rules
  })
}

/** The shared rules, in the order in which pages have them. */
function sharedRules(pages: readonly string[], former: readonly string[] = []): Set<string> {
  const enough = pagesThatShare(pages.length)
  const counts = new Map<string, number>(former.map((rule) => [rule, enough]))
  for (const html of pages)
    for (const rule of new Set(rulesOf(stylesOf(html)))) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= enough).map(([rule]) => rule))
}

/** Gives a page a link to the shared file, and leaves it its other rules. */
function withSharedFile(html: string, address: string, shared: ReadonlySet<string>): string {
  const own = rulesOf(stylesOf(html)).filter((rule) => !shared.has(rule))
  return html.replace(
    styleTag,
    `<link data-shared-styles="true" rel="stylesheet" href="${address}"/><style data-styles="true">${own.join('')}</style>`,
  )
}

/**
 * Moves rules that several pages have into one file, which browsers fetch once a visit. The name of the file carries a
 * digest.
 * @param folder of the build
 * @param pages HTML, as rendered or as finished before
 */
export function shareStyles(folder: string, pages: readonly string[]): string[] {
  const assets = join(folder, 'assets')
  const shared = sharedRules(pages, takeFormerRules(assets))
  const css = [...shared].join('')
  const address = `/assets/styles-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  writeFileSync(join(folder, address), css)
  return pages.map((html) => withSharedFile(html, address, shared))
}
