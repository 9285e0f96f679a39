import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../jest/project'

/** The text of one rule of docs/specification.md. */
export function ruleText(id: string): string {
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const [, text] = new RegExp(`^\\*\\*${id}\\*\\* ([\\s\\S]*?)\\n\\n`, 'm').exec(specification) ?? []
  if (text === undefined) throw new Error(`docs/specification.md has no rule ${id}.`)
  return text
}
