import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { z } from 'zod'

import { inProject } from '../../tools/support/project'

const read = (file: string) => readFileSync(inProject(file), 'utf8')

/** Very old packages have a list in place of the versions of Node that they need. */
const entry = z.object({
  hasInstallScript: z.boolean().optional(),
  engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
})
const lock = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(read('package-lock.json')))

const { allowScripts, engines } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))

const withScripts = new Set(
  Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, '')),
)

test('package.json names every package that has an install script; if not: npm install-scripts ls', () => {
  expect(Object.keys(allowScripts).sort()).toEqual([...withScripts].sort())
})

test('package.json allows the versions of Node that every package allows, and no other', () => {
  const ranges = new Set(
    Object.entries(lock.packages).flatMap(([path, { engines }]) =>
      path && engines && 'node' in engines && engines.node ? engines.node : [],
    ),
  )
  const majors = Array.from({ length: 10 }, (_entry, index) => index + 18)
  const versions = majors.flatMap((major) => Array.from({ length: 25 }, (_entry, minor) => `${major}.${minor}.0`))
  const allowed = versions.filter((version) => [...ranges].every((range) => satisfies(version, range)))
  expect(versions.filter((version) => satisfies(version, engines.node))).toEqual(allowed)
})

test('version managers take the oldest Node that package.json allows: code that works there works in later versions', () => {
  expect(engines.node).toMatch(new RegExp(`^\\^${read('.nvmrc').trim()}\\.0 `))
})

test('none may run', () => {
  expect(Object.values(allowScripts)).not.toContain(true)
  // For an npm that does not know the list.
  expect(read('.npmrc')).toContain('ignore-scripts=true')
})
