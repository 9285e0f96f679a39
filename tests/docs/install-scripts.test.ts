import { readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../../tools/support/project'

const read = (file: string) => readFileSync(inProject(file), 'utf8')

const lock = z
  .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
  .parse(JSON.parse(read('package-lock.json')))

const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read('package.json')))

const withScripts = new Set(
  Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, '')),
)

test('package.json names every package that has an install script; if not: npm install-scripts ls', () => {
  expect(Object.keys(allowScripts).sort()).toEqual([...withScripts].sort())
})

test('none may run', () => {
  expect(Object.values(allowScripts)).not.toContain(true)
  // For an npm that does not know the list.
  expect(read('.npmrc')).toContain('ignore-scripts=true')
})
