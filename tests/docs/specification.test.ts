import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../jest/project'

const specification = 'docs/specification.md'
const cited = /\bR-[A-Z]+-\d+\b/g

const folders = ['src', 'gatsby', 'plugins', 'editor', 'tests', 'tools', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
const files = [...readdirSync(root), ...folders].filter(
  (file) => /\.(tsx?|mjs|md)$/.test(file) && file !== specification,
)
const citations = files.flatMap((file) =>
  (readFileSync(join(root, file), 'utf8').match(cited) ?? []).map((id) => ({ file, id })),
)

const text = readFileSync(join(root, specification), 'utf8')
const rules = [...text.matchAll(/^\*\*(R-[A-Z]+-\d+)\*\* \((?:given|ours)\) /gm)].map(([, id = '']) => id)

test('a rule has an id of its own, and says whether it is given', () => {
  expect(rules).toHaveLength(text.match(/^\*\*R-/gm)?.length ?? 0)
  expect(rules).toHaveLength(new Set(rules).size)
  expect((text.match(cited) ?? []).filter((id) => !rules.includes(id))).toEqual([])
})

test('no citation names a rule that docs/specification.md does not have', () => {
  expect(citations.filter(({ id }) => !rules.includes(id))).toEqual([])
})

test('every rule has a test that cites it', () => {
  const shown = new Set(citations.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file)).map(({ id }) => id))
  expect(rules.filter((id) => !shown.has(id))).toEqual([])
})
