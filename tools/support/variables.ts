import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { CommandError } from './terminal'

const isSet = ([, value]: [string, string | undefined]) => Boolean(value)

/** The variables that are set. CI services set one to nothing where its secret is missing: that is as if it were not there. */
export const whatIsSet = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(isSet))

/** A line that Node reads as people mean it: empty, a comment, or a name with a value that ends on the line. */
const line = /^\s*(#.*|(export\s+)?[\w.-]+\s*=\s*("[^"]*"|'[^']*'|`[^`]*`|[^\s"'`#][^#]*)?(\s+#.*)?\s*)?$/

/** The text of a file of variables. PowerShell writes UTF-16, in which no name would be found. */
function readText(file: string): string {
  const content = readFileSync(file)
  const remedy = 'Save it again as UTF-8; in PowerShell: Set-Content -Encoding utf8'
  if (content.includes(0)) throw new CommandError(`${file} is saved as UTF-16. ${remedy}`)
  if (!isUtf8(content)) throw new CommandError(`${file} is not saved as UTF-8. ${remedy}`)
  const text = content.toString().replace('\uFEFF', '')
  const wrong = text.split(/\r?\n/).findIndex((one) => !line.test(one)) + 1
  // Node 20.19 takes a comment into a last line that nothing ends.
  if (wrong === 0) return `${text}\n`
  throw new CommandError(`${file}:${wrong} is no line of a variable. Write NAME="value"`)
}

/**
 * Reads the variables of `.env.production`. A variable of the environment wins, unless it is empty.
 * @throws CommandError if the file cannot be read
 */
export function loadVariables(root: string): void {
  const file = join(root, '.env.production')
  const variables = existsSync(file) ? parseEnv(readText(file)) : {}
  Object.assign(process.env, { ...variables, ...whatIsSet(process.env) })
}
