import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { webhookAddresses } from '../environment/variables'

const model = z.object({
  /** When it ended. */
  ended: z.iso.datetime(),
  /** The addresses that its pages have. */
  SITE_URL: z.url(),
  POLICY_ORIGIN: z.string().optional(),
  /** The addresses that its forms post to. */
  webhooks: z.array(z.string()),
})

export type FinishedBuild = z.infer<typeof model>

/** A file that is not published. Who empties .cache takes it away. */
const fileIn = (root: string) => join(root, '.cache/build.json')

/** What public holds, if a build has ended there. A full disk, or a machine that goes off, leaves the file empty. */
export function finishedBuild(root: string): FinishedBuild | undefined {
  const content = existsSync(fileIn(root)) && readFileSync(fileIn(root), 'utf8')
  return content ? model.safeParse(JSON.parse(content)).data : undefined
}

/** Says that a build begins: public holds no whole one until `endBuild`. */
export const beginBuild = (root: string) => rmSync(fileIn(root), { force: true })

export function endBuild(root: string, environment: NodeJS.ProcessEnv): void {
  const build = { ...environment, ended: new Date().toISOString(), webhooks: webhookAddresses(environment) }
  writeFileSync(fileIn(root), JSON.stringify(model.parse(build)))
}
