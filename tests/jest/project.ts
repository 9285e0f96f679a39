import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(__dirname, '../..')

/**
 * A path of data/ or locales/. tests/edits.test.ts runs the tests again on a copy of these folders in which it has made
 * ordinary edits: DATA_ROOT names the copy.
 */
export const inData = (...path: string[]): string => join(process.env.DATA_ROOT ?? root, ...path)

const isData = (file: string) => /^(\.\/)?(data|locales)\//.test(file)

/** Content of a JSON file of the project; the caller checks its shape. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(isData(file) ? inData(file) : join(root, file), 'utf8'))
}

/** Whether the site is still that of the agency whose launch docs/specification.md describes. */
export const isOurs = readFileSync(inData('data/site.json'), 'utf8').includes('"name": "Zagara"')
