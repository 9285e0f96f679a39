import { readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../support/project'

const packageFile = z.object({ engines: z.object({ node: z.string().startsWith('>=') }) })

/** The oldest Node that package.json allows, as version managers read it: what works there works on the later ones. */
export const nodeVersion = (): string => {
  const { engines } = packageFile.parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8')))
  return `${engines.node.replace('>=', '')}\n`
}
