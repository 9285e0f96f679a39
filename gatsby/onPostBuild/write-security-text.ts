import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { securityText } from './security-text'

const agency = z.object({ email: z.string() })

/** Writes .well-known/security.txt with the agency's e-mail address (data/site.json). */
export function writeSecurityText(folder: string, origin: string, agencyNode: unknown): void {
  const { email } = agency.parse(agencyNode)
  const wellKnown = join(folder, '.well-known')
  mkdirSync(wellKnown, { recursive: true })
  writeFileSync(join(wellKnown, 'security.txt'), securityText({ email, origin, today: new Date() }))
}
