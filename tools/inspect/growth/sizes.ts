import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { median } from '../bench/figures'

/** What must not grow with the number of pages, in bytes and in rules. */
export type Sizes = { pageData: number; html: number; app: number; scripts: number; rules: number }

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const sizes = (files: readonly string[]) => files.map((file) => statSync(file).size)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** A rule begins where a line does; its headers are indented. */
export const rulesIn = (headers: string) => headers.split('\n').filter((line) => /^\S/.test(line)).length

/** @param folder of a build */
export function sizesOf(folder: string): Sizes {
  const assets = filesIn(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const pageData = filesIn(join(folder, 'page-data')).filter((file) => file.endsWith('page-data.json'))
  return {
    pageData: Math.round(median(sizes(pageData))),
    html: Math.round(median(sizes(filesIn(folder).filter((file) => file.endsWith('.html'))))),
    app: total(sizes(assets.filter((file) => /[\\/]app-[^\\/]*$/.test(file)))),
    scripts: total(sizes(assets)),
    rules: rulesIn(readFileSync(join(folder, '_headers'), 'utf8')),
  }
}
