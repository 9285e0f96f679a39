import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stylesTag = /<style data-below-styles="true">(.*?)<\/style>/s
/** The place for it, in the body (src/page/below-styles.tsx). */
const linkTag = /<link data-below="true"[^>]*>/

/**
 * Writes a rendered page's styles for what stands below its first section into a file, named by its digest: pages with
 * the same styles share it.
 * @param folder of the build
 * @returns the page that names the file; one that names its file already, as it was
 */
export function withBelowStyles(folder: string, html: string): string {
  const css = stylesTag.exec(html)?.[1]
  if (css === undefined) return html
  const name = `below-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  writeFileSync(join(folder, 'assets', name), css)
  // The fonts of the first section come first.
  const link = `<link data-below="true" rel="stylesheet" href="/assets/${name}" fetchpriority="low"/>`
  return html.replace(stylesTag, '').replace(linkTag, link)
}

/** Takes away such files of former builds that no page names. */
export function removeUnnamed(folder: string, pages: readonly string[]): void {
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets)) {
    if (/^below-\w+\.css$/.test(name) && !pages.some((html) => html.includes(name))) rmSync(join(assets, name))
  }
}
