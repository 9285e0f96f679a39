import { readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../support/project'

const packageFile = z.object({ engines: z.object({ node: z.string().startsWith('>=') }) })

/** The oldest Node that package.json allows, for version managers: code that works there works in later versions. */
export const nodeVersion = (): string => {
  const { engines } = packageFile.parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8')))
  return `${engines.node.replace('>=', '')}\n`
}
