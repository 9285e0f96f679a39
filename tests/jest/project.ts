import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(__dirname, '../..')

/** Content of a JSON file of the project; the caller checks its shape. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
