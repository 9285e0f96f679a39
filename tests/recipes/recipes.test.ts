import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { validateData } from '../../gatsby/validate/validate-data'
import { isOurs, root } from '../jest/project'
import { copyRepository, follow, isFollowed, removeCopy } from './copy'
import { changesCode, readRecipes } from './recipe'

/** `npm run test:all` also builds, type-checks and runs the unit tests. */
const recipes = readRecipes()

test('each recipe has steps that a test can follow; only art is drawn by hand', () => {
  const headings = readFileSync(join(root, 'docs/recipes.md'), 'utf8').matchAll(
    /^## (?!Change a drawing|Draw a terrain)(.+)$/gm,
  )
  expect(recipes.map(({ title }) => title)).toEqual([...headings].map(([, title]) => title))
})

// Recipes change the data of this agency: those of an owner may have changed in the same places.
const ofOurs = isOurs ? describe : describe.skip

ofOurs.each(recipes.filter((recipe) => !isFollowed(recipe, root)))('$title (R-SITE-6)', (recipe) => {
  let copy = ''
  beforeAll(() => {
    copy = copyRepository()
    follow(recipe, copy)
  }, 60_000)
  afterAll(() => removeCopy(copy))

  test('who has followed it is not asked to do so again', () => {
    expect(isFollowed(recipe, copy)).toBe(true)
  })

  test('the copy’s own validation finds nothing wrong', async () => {
    // If no code has changed, the copy has our validation: it runs without a process of its own.
    if (!changesCode(recipe)) return expect(await validateData(copy)).toEqual([])
    const options = { cwd: copy, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'validate'], options)
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  }, 60_000)

  test('the linter finds nothing wrong with its code', () => {
    const code = recipe.steps.map(({ file }) => file).filter((file) => /^src\/.*\.tsx?$/.test(file))
    if (code.length === 0) return
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint', ...code]
    const { status, stdout, stderr } = spawnSync(process.execPath, biome, { cwd: copy, encoding: 'utf8' })
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  }, 60_000)
})
