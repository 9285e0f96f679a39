import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads the variables of `.env.production`, or of the file of another stage. Gatsby gives browsers what stands there; this
 * gives it to the build. A variable of the environment wins.
 */
export function loadVariables(root: string, stage = process.env.NODE_ENV): void {
  const file = join(root, `.env.${stage}`)
  const variables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8').replace('\uFEFF', '')) : {}
  Object.assign(process.env, { ...variables, ...process.env })
}
