/**
 * `npm run test:recipes [words]`: follows each recipe of the documentation on a copy of the repository. Then runs in
 * the copy the commands of the recipe (always `npm run generate`), the validation, a build if code has changed, the
 * type-check and the unit tests. Takes some minutes; words choose recipes by their titles. Build first: the copies take
 * the types of that build.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { copyRepository, follow, removeCopy } from '../../tests/recipes/copy'
import { changesCode, type Recipe, readRecipes } from '../../tests/recipes/recipe'
import { runCommand } from '../support/command'
import { testEnvironment } from '../support/local-environment'
import { Problem, say } from '../support/problem'
import { root } from '../support/project'

const unitTests = ['/(gatsby|src|tools)/', '/tests/(content|docs)/']

const nodeCommand = (copy: string, script: string, ...args: string[]) => [join(copy, 'node_modules', script), ...args]

/** Checks that must pass in the copy, as arguments of Node, each with a name. */
function checksOf(recipe: Recipe, copy: string): [name: string, args: string[]][] {
  return [
    ['validation', ['--import', 'tsx', 'tools/check/validate.ts']],
    ...(changesCode(recipe)
      ? [['build', nodeCommand(copy, 'gatsby/cli.js', 'build')] satisfies [string, string[]]]
      : []),
    ['types', nodeCommand(copy, 'typescript/bin/tsc', '--noEmit')],
    ['unit tests', nodeCommand(copy, 'jest/bin/jest.js', '--silent', ...unitTests)],
  ]
}

const run = (copy: string, program: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', env: testEnvironment() })
  return status === 0 ? undefined : `${stdout}\n${stderr}`
}

/** The commands that the documentation names after every recipe. */
const always = 'npm run generate'

function firstFailure(recipe: Recipe, copy: string): string | undefined {
  for (const command of new Set([...recipe.commands, always])) {
    const [program = '', ...args] = command.split(' ')
    const output = run(copy, program, args)
    if (output) return `${command}:\n${output}`
  }
  for (const [name, args] of checksOf(recipe, copy)) {
    const output = run(copy, process.execPath, args)
    if (output) return `${name}:\n${output}`
  }
  return undefined
}

function tryRecipe(recipe: Recipe): boolean {
  const copy = copyRepository()
  const start = Date.now()
  try {
    follow(recipe, copy)
    const failure = firstFailure(recipe, copy)
    const seconds = Math.round((Date.now() - start) / 1000)
    say(`${failure ? 'FAILED' : 'green '} ${recipe.title} (${recipe.document}, ${seconds} s)`)
    if (failure) say(failure)
    return failure === undefined
  } finally {
    removeCopy(copy)
  }
}

const main = async () => {
  const words = process.argv.slice(2).join(' ').toLowerCase()
  const chosen = readRecipes().filter(({ title }) => title.toLowerCase().includes(words))
  if (chosen.length === 0) throw new Problem(`No recipe has "${words}" in its title.`)
  const wrong = run(root, process.execPath, nodeCommand(root, 'typescript/bin/tsc', '--noEmit'))
  if (wrong)
    throw new Problem(`The repository itself has type errors. Build it (npm run build) and try again.\n${wrong}`)
  const failed = chosen.filter((recipe) => !tryRecipe(recipe))
  if (failed.length > 0) throw new Problem(`Not green after: ${failed.map(({ title }) => title).join(', ')}.`)
}

runCommand(main)
