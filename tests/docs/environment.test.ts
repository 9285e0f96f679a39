import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../../tools/support/project'

const code = ['gatsby', 'plugins', 'tools', 'editor']
  .flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(ts|mjs)$/.test(name))
      .map((name) => readFileSync(inProject(folder, name), 'utf8')),
  )
  .join('\n')

/** The ways in which the code reads a variable: by its name, as the name of a port, or from the whole environment. */
const reads = [/\b(?:process\.env|environment|values)\.([A-Z_]+)\b/g, /\bfreePort\(\s*'([A-Z_]+)'/g]
const takenApart = [...code.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, names = '']) => names.split(','))

const read = new Set([
  ...reads.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)),
  ...takenApart.flatMap((part) => /^\s*([A-Z_]+)\b/.exec(part)?.[1] ?? []),
])

/** Systems, Node, CI services and wrangler set these. */
const ofOthers = ['NODE_ENV', 'CI', 'PATH', 'WRANGLER_COMMAND']

test.each([...read].filter((name) => !ofOthers.includes(name)))(
  'docs/environment.md has %s, which the code reads',
  (name) => {
    expect(readFileSync(inProject('docs/environment.md'), 'utf8')).toContain(`| \`${name}\` |`)
  },
)

test('every way of reading a variable is seen', () => {
  expect([...read]).toEqual(expect.arrayContaining(['SITE_URL', 'POLICY_ORIGIN', 'PORT', 'INBOX_PORT', 'CMS_PORT']))
})
