import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { languages } from '../../src/i18n/languages'
import { runQuery } from '../pages/run-query'

/** A file may be valid for less than a year (RFC 9116). Each build renews it. In days. */
const validity = 360

/**
 * The content of security.txt (R-TRUST-1).
 * @param email of the agency
 * @param now time of the build
 */
export function securityText(email: string, now: Date): string {
  const expires = new Date(now.getTime() + validity * 24 * 60 * 60 * 1000).toISOString()
  return [`Contact: mailto:${email}`, `Expires: ${expires}`, `Preferred-Languages: ${languages.join(', ')}`, ''].join(
    '\n',
  )
}

/** Writes /.well-known/security.txt. @param folder of the build */
export async function writeSecurityText(graphql: BuildArgs['graphql'], folder: string): Promise<void> {
  const { agency } = await runQuery<Queries.SecurityContactQuery>(
    graphql,
    /* GraphQL */ `
      query SecurityContact {
        agency {
          email
        }
      }
    `,
  )
  const file = join(folder, '.well-known/security.txt')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, securityText(agency?.email ?? '', new Date()))
}
