import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(__dirname, '../..')

export const inProject = (...parts: string[]) => join(root, ...parts)

/** Reads the variables of `.env.production`. What the environment sets wins. */
export function loadVariables(): void {
  const file = inProject('.env.production')
  if (existsSync(file)) process.loadEnvFile(file)
}
