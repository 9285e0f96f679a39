import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../support/project'
import { row } from './table'

const introduction = `# Licenses

Licenses of every package that a production install brings, as the packages state them. Most of them work at build only;
what reaches a visitor's browser is React, Emotion, i18next, Radix and their like, all MIT or ISC, and two fonts under
the OFL. This table is written by \`npm run generate\` from package-lock.json: do not edit it.
`

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
})

/** The form in which old packages name their license. */
const formerly = z.object({
  licenses: z.array(z.object({ type: z.string() })).min(1),
})

const licenseInPackage = (path: string): string => {
  const file = inProject(path, 'package.json')
  const found = existsSync(file) ? formerly.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined
  return found?.licenses.map(({ type }) => type).join(' OR ') ?? 'see the package'
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Names of the production packages by their license, the most frequent license first. */
const byLicense = (): [license: string, names: string[]][] => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')))
  const groups = new Map<string, Set<string>>()
  for (const [path, { license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional) continue
    const key = license ?? licenseInPackage(path)
    groups.set(key, (groups.get(key) ?? new Set()).add(nameOf(path)))
  }
  return [...groups]
    .map(([license, names]): [string, string[]] => [license, [...names].sort()])
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
}

/** The report of licenses. */
export const licenseReport = (): string => {
  const headings = ['License', 'Packages', 'Names']
  const rows = byLicense().map(([license, names]) => row([license, String(names.length), names.join(', ')]))
  return [introduction, row(headings), row(headings.map(() => '---')), ...rows, ''].join('\n')
}
