import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const isSet = ([, value]: [string, string | undefined]) => Boolean(value)

/** The variables that are set. CI services set one to nothing where its secret is missing: that is as if it were not there. */
export const whatIsSet = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(isSet))

/** The text of a file of variables. PowerShell writes UTF-16, in which no name would be found. */
function readText(file: string): string {
  const content = readFileSync(file)
  const remedy = 'Save it again as UTF-8; in PowerShell: Set-Content -Encoding utf8'
  if (content.includes(0)) throw new Error(`${file} is saved as UTF-16. ${remedy}`)
  if (!isUtf8(content)) throw new Error(`${file} is not saved as UTF-8. ${remedy}`)
  return content.toString().replace('\uFEFF', '')
}

/**
 * Reads the variables of `.env.production`, or of the file of another stage. Gatsby gives browsers what stands there; this
 * gives it to the build. A variable of the environment wins, unless it is empty.
 */
export function loadVariables(root: string, stage = process.env.NODE_ENV): void {
  const file = join(root, `.env.${stage}`)
  const variables = existsSync(file) ? parseEnv(readText(file)) : {}
  Object.assign(process.env, { ...variables, ...whatIsSet(process.env) })
}
