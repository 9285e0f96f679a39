import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What must not grow with the number of pages, in bytes and in rules. */
export type Sizes = { html: number; styles: number; scripts: number; rules: number }

/** A rule begins where a line does; its headers are indented. */
export const rulesIn = (headers: string) => headers.split('\n').filter((line) => /^\S/.test(line)).length

/**
 * @param folder of a build
 * @param path of a page that is the same however many others there are
 */
export function sizesOf(folder: string, path: string): Sizes {
  const assets = readdirSync(join(folder, 'assets'))
  const size = (...parts: string[]) => statSync(join(folder, ...parts)).size
  const total = (ending: string) =>
    assets.filter((name) => name.endsWith(ending)).reduce((sum, name) => sum + size('assets', name), 0)
  return {
    html: size(path, 'index.html'),
    styles: total('.css'),
    scripts: total('.js'),
    rules: rulesIn(readFileSync(join(folder, '_headers'), 'utf8')),
  }
}
