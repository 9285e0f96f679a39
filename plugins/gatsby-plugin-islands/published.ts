import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Files that Gatsby leaves in public/ and that no page asks for. */
const leftovers = [
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^~partytown$/,
  /^_gatsby$/,
  /^(app|webpack-runtime)-\w+\.js(\.map)?$/,
]

/** Gatsby needs the data of pages for its next build. No page asks for them. */
const pageData = (root: string) => ({
  published: join(root, 'public/page-data'),
  cached: join(root, '.cache/kept-page-data'),
})

/** Deletes the browser code of former builds before this build writes its own: every page gets the new start script. */
export function removeFormerCode(root: string): void {
  const assets = join(root, 'public/assets')
  if (!existsSync(assets)) return
  for (const name of readdirSync(assets)) if (/\.js(\.LEGAL\.txt)?$/.test(name)) rmSync(join(assets, name))
}

/** Removes the files that no page asks for. */
export function removeUnpublished(root: string): void {
  const folder = join(root, 'public')
  for (const name of readdirSync(folder))
    if (leftovers.some((pattern) => pattern.test(name))) rmSync(join(folder, name), { recursive: true })
  const { published, cached } = pageData(root)
  rmSync(cached, { recursive: true, force: true })
  renameSync(published, cached)
}

/** Puts the data of pages back where the next build of Gatsby expects them. */
export function restoreUnpublished(root: string): void {
  const { published, cached } = pageData(root)
  if (existsSync(cached) && !existsSync(published)) renameSync(cached, published)
}
