import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sizes that must not grow with the number of pages, in bytes and in rules. */
export type Sizes = { html: number; styles: number; scripts: number; rules: number }

/** A line with a path begins a rule; the lines of its headers are indented. */
export const rulesIn = (headers: string) => headers.split('\n').filter((line) => /^\S/.test(line)).length

/**
 * @param folder of a build
 * @param path of a page that is the same in a site of any size
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
