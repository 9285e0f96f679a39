/**
 * Part of `npm run test:all`: follows each recipe of the documents on a copy of the repository, and runs there the commands
 * of a reader. `node tools/run.mjs recipes [words]` chooses recipes by their titles. Build first: the copies take the types
 * of that build.
 */
import { spawnSync } from 'node:child_process'

import { isOurs, root } from '../tests/jest/project'
import { copyRepository, follow, isFollowed, removeCopy } from '../tests/recipes/copy'
import { changesCode, type Recipe, readRecipes } from '../tests/recipes/recipe'
import { testEnvironment } from './support/local'
import { CommandError, say } from './support/terminal'

const checksAfter = (recipe: Recipe) => [
  'npm run generate',
  'npm run format',
  'npm run validate',
  ...(changesCode(recipe) ? ['npm run build'] : []),
  'npx tsc --noEmit',
  'npx jest --silent "/(gatsby|src|tools)/" "/tests/docs/"',
]

/** The output of the first command that fails in a copy after a recipe. */
function failureAfter(recipe: Recipe): string | undefined {
  const copy = copyRepository()
  try {
    follow(recipe, copy)
    for (const command of new Set([...recipe.commands, ...checksAfter(recipe)])) {
      const options = { cwd: copy, shell: true, encoding: 'utf8', env: testEnvironment() } as const
      const { status, stdout, stderr } = spawnSync(command, options)
      if (status !== 0) return `${command}:\n${stdout}\n${stderr}`
    }
    return undefined
  } finally {
    removeCopy(copy)
  }
}

export const main = async () => {
  if (!isOurs) return say('No recipe was followed: they change the data that this repository began with.')
  const words = process.argv.slice(2).join(' ').toLowerCase()
  const failed: string[] = []
  for (const recipe of readRecipes().filter(({ title }) => title.toLowerCase().includes(words))) {
    if (isFollowed(recipe, root)) continue
    const failure = failureAfter(recipe)
    say(`${failure ? 'FAILED' : 'green '} ${recipe.title}`)
    if (failure) say(failure)
    if (failure) failed.push(recipe.title)
  }
  if (failed.length > 0) throw new CommandError(`Checks fail after these recipes: ${failed.join(', ')}.`)
}
