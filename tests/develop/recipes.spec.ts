import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'

import { testEnvironment } from '../../tools/support/local'
import { isOurs, root } from '../jest/project'
import { copyRepository, follow, isFollowed, removeCopy } from '../recipes/copy'
import { changesCode, readRecipes } from '../recipes/recipe'

const checks = ['npm run generate', 'npm run format', 'npm run validate']
const unitTests = 'npx jest --silent "/(gatsby|src|tools)/" "/tests/docs/"'

test.skip(!isOurs, 'Recipes change the data that this repository began with.')

for (const recipe of readRecipes().filter((recipe) => !isFollowed(recipe, root)))
  test(`after the recipe “${recipe.title}”, the checks of a reader find nothing wrong (R-SITE-6)`, () => {
    test.setTimeout(600_000)
    const copy = copyRepository()
    try {
      follow(recipe, copy)
      const build = changesCode(recipe) ? ['npm run build'] : []
      for (const command of new Set([...recipe.commands, ...checks, ...build, 'npx tsc --noEmit', unitTests])) {
        const options = { cwd: copy, shell: true, encoding: 'utf8', env: testEnvironment() } as const
        const { status, stdout, stderr } = spawnSync(command, options)
        expect(status, `${command}:\n${stdout}\n${stderr}`).toBe(0)
      }
    } finally {
      removeCopy(copy)
    }
  })
