import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { validateData } from '../../gatsby/validate/validate-data'
import { root } from '../jest/project'
import { copyRepository, follow, isFollowed, removeCopy, stepsTaken } from './copy'
import { changesCode, readRecipes } from './recipe'

/** `npm run test:all` also builds, type-checks and runs the unit tests. */
const recipes = readRecipes()

test('each recipe has steps that a test can follow; only art is drawn by hand', () => {
  const headings = readFileSync(join(root, 'docs/recipes.md'), 'utf8').matchAll(/^## (?!Change a drawing)(.+)$/gm)
  expect(recipes.map(({ title }) => title)).toEqual([...headings].map(([, title]) => title))
})

test('the documentation has a recipe for each of the most common changes', () => {
  expect(recipes.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Change a figure',
      'Change a button',
      'Change the brand',
      'Change an address',
      'Change a label of the menu',
      'Add a redirect',
      'Add a question',
      'Add a page',
      'Add a page in one language',
      'Remove a page',
      'Remove a section',
      'Place the lead form on another page',
      'Add a field to a form',
      'Add a kind of section',
      'Add a language',
    ]),
  )
})

/** For those who keep the recipes. An owner has followed some, and a newcomer tries them, with values of their own. */
const isOurs = readFileSync(join(root, 'data/site.json'), 'utf8').includes('"name": "Zagara"')
const everyStep = process.env.EVERY_PAGE && isOurs ? test : test.skip
everyStep('each step of each recipe has something to change (npm run test:all)', () => {
  const taken = recipes.flatMap((recipe) => stepsTaken(recipe).map(({ file }) => `${recipe.title}: ${file}`))
  expect(taken).toEqual([])
})

test('a recipe that a site has followed, with values of its own or ours, is not followed again', () => {
  const copy = copyRepository()
  try {
    const titles = ['Change the brand', 'Remove a page', 'Add a page', 'Add a field to a form', 'Add a redirect']
    for (const recipe of recipes.filter((one) => titles.includes(one.title) && !isFollowed(one, copy))) {
      follow(recipe, copy)
      expect([recipe.title, isFollowed(recipe, copy)]).toEqual([recipe.title, true])
    }
    const colors = join(copy, 'src/theme/colors.ts')
    writeFileSync(colors, readFileSync(colors, 'utf8').replace(/brand = '.*'/, "brand = '#123456'"))
    expect(recipes.filter(({ title }) => title === 'Change the brand').every((one) => isFollowed(one, copy))).toBe(true)
  } finally {
    removeCopy(copy)
  }
})

const open = recipes.filter((recipe) => !isFollowed(recipe))

describe.each(open)('$title (R-SITE-6)', (recipe) => {
  let copy = ''
  beforeAll(() => {
    copy = copyRepository()
    follow(recipe, copy)
  }, 60_000)
  afterAll(() => removeCopy(copy))

  test('the copy’s own validation finds nothing wrong', () => {
    // If no code has changed, the copy has our validation: it runs without a process of its own.
    if (!changesCode(recipe)) return expect(validateData(copy)).toEqual([])
    const { stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'validate', '--quick'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringContaining('The data is sound.'), stderr: '' })
  }, 60_000)
})
