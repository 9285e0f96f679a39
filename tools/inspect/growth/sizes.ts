import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What must not grow with the number of pages, in bytes and in rules. */
export type Sizes = { pageData: number; html: number; app: number; scripts: number; rules: number }

/** A rule begins where a line does; its headers are indented. */
export const rulesIn = (headers: string) => headers.split('\n').filter((line) => /^\S/.test(line)).length

/**
 * @param folder of a build
 * @param path of a page that is the same however many others there are
 */
export function sizesOf(folder: string, path: string): Sizes {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const size = (...parts: string[]) => statSync(join(folder, ...parts)).size
  const total = (names: readonly string[]) => names.reduce((sum, name) => sum + size('assets', name), 0)
  return {
    pageData: size('page-data', path, 'page-data.json'),
    html: size(path, 'index.html'),
    app: total(scripts.filter((name) => name.startsWith('app-'))),
    scripts: total(scripts),
    rules: rulesIn(readFileSync(join(folder, '_headers'), 'utf8')),
  }
}
