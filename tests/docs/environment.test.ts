import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../../tools/support/project'

const code = ['gatsby', 'plugins', 'tools'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(inProject(folder, name), 'utf8')),
)
/** Systems, Node and CI services set these. */
const ofOthers = ['NODE_ENV', 'CI', 'PATH']

test('docs/environment.md has every variable that the code reads', () => {
  const read = code.flatMap((text) => [...text.matchAll(/\bprocess\.env\.([A-Z_]+)/g)].map(([, name = '']) => name))
  const document = readFileSync(inProject('docs/environment.md'), 'utf8')
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter((name) => !ofOthers.includes(name) && !document.includes(`| \`${name}\` |`))).toEqual([])
})
