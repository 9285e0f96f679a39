import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { readJson, root } from '../jest/project'

const rooms = ['src', 'gatsby', 'tools', 'tests', 'plugins', 'editor', 'data', 'locales', 'docs', 'static']

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'data/README.md',
  'docs/automation/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** The text between code blocks, without the lines of recipes that name a file: recipes.test.ts follows these. */
const proseOf = (document: string) =>
  readFileSync(join(root, document), 'utf8')
    .replaceAll(/^(?:\*\*`[^`\n]+`\*\*, .+:\n\n)?^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/^\*\*`[^`\n]+`\*\*, (?:remove .+|delete the (?:file|folder))\.$/gm, '')

/** A path that stands for several, for example `data/pages/en/<page>.json` or `locales/en/*.json`: its folder counts. */
const fixedPart = (path: string) => (/[<*{…]/.test(path) ? dirname(path.replace(/[<*{…].*/, 'x')) : path)

/** A site may have no picture and no drawing of its own. */
const isOurs = (path: string) => rooms.includes(path.split('/', 1)[0] ?? '') && /\/(?!(images|drawings)$)/.test(path)

/** `src/theme/tokens.ts`, not `src/a/ and more`. */
function namedPaths(document: string): string[] {
  const quoted = [...proseOf(document).matchAll(/`([\w.-]+\/[^\s`]*)`/g)].map(([, path = '']) => path)
  return quoted.filter(isOurs).map(fixedPart)
}

/** Files of the repository that links lead to, as paths from its root. */
function linkedPaths(document: string): string[] {
  const targets = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const files = targets.filter((target) => !/^(https?:|mailto:|#)/.test(target))
  return files.map((target) => join(dirname(document), target.replace(/#.*/, '')))
}

/** Git tracks no empty folder: a folder that another branch has left behind is no part of the repository. */
function exists(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() ? readdirSync(path).length > 0 : found !== undefined
}

const missing = (paths: readonly string[]) => paths.filter((path) => !exists(join(root, path)))

test.each(documents)('given a path that %s names or links to, the repository shows a file there', (document) => {
  expect(missing([...namedPaths(document), ...linkedPaths(document)])).toEqual([])
})

/** The anchor that GitHub gives a heading: `## To change X, open Y` is `#to-change-x-open-y`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

function anchorsOf(document: string): string[] {
  const headings = readFileSync(join(root, document), 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) => anchorOf(heading))
}

test.each(documents)('given a link of %s to a heading, the document shows that heading', (document) => {
  const links = [...proseOf(document).matchAll(/\]\(([^):\s]*)#([^)\s]+)\)/g)]
  const lost = links.filter(([, file = '', anchor = '']) => {
    const target = file ? join(dirname(document), file) : document
    return target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

function scriptNames(): string[] {
  const manifest = readJson('package.json')
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return []
  return Object.keys(manifest.scripts ?? {})
}

test.each(documents)('given a command `npm run …` of %s, package.json shows a script of that name', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const scripts = scriptNames()
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test('given the commands of package.json, CONTRIBUTING.md shows each of them', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...text.matchAll(/npm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(scriptNames().filter((name) => !named.includes(name))).toEqual([])
})
