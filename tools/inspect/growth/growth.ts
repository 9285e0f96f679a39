/**
 * `npm run growth [pages…]`: builds copies of the repository with so many pages, most of them invented, each copy
 * twice, and shows what grows with the number of pages (docs/measuring.md). Without numbers 31, 231, 631 and 1000: a
 * quarter of an hour.
 */
import { join } from 'node:path'

import { defaultLanguage, pathPrefix } from '../../../src/i18n/languages'
import { copyRepository, removeCopy } from '../../../tests/recipes/copy'
import { runCommand } from '../../support/command'
import { testEnvironment } from '../../support/local-environment'
import { Problem, say } from '../../support/problem'
import { launch } from '../../support/processes'
import { type Grown, growthReport, type Steps } from './growth-table'
import { inventPages } from './invent'
import { sizesOf } from './sizes'

const usual = [31, 231, 631, 1000]

function numbersFrom(words: readonly string[]): number[] {
  const numbers = words.length > 0 ? words.map(Number) : usual
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) {
    throw new Problem('Say how many pages: npm run growth -- 31 231')
  }
  return numbers.toSorted((one, other) => one - other)
}

/** The line with which Gatsby ends a step: `success onPostBuild - 12.345s`, sometimes with a rate behind it. */
const stepIn = (line: string) => /success (.+?) - ([\d.]+) ?s\b/.exec(line) ?? []

async function build(copy: string): Promise<{ seconds: number; steps: Steps }> {
  const start = Date.now()
  const steps: Steps = {}
  const output: string[] = []
  const tool = launch('gatsby', ['build'], {
    cwd: copy,
    env: { ...testEnvironment(), GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' },
    onLine: (line) => {
      output.push(line)
      const [, name, seconds] = stepIn(line)
      if (name) steps[name] = (steps[name] ?? 0) + Number(seconds)
    },
  })
  if ((await tool.done) !== 0) throw new Problem(`The copy could not be built:\n${output.slice(-40).join('\n')}`)
  return { seconds: Math.round((Date.now() - start) / 1000), steps }
}

async function grow(pages: number): Promise<Grown> {
  const copy = copyRepository('growth')
  try {
    inventPages(copy, pages)
    const first = await build(copy)
    const sizes = sizesOf(join(copy, 'public'), pathPrefix(defaultLanguage))
    const second = await build(copy)
    say(`  ${pages} pages: ${first.seconds} s, again ${second.seconds} s`)
    return { pages, first: first.seconds, second: second.seconds, steps: first.steps, sizes }
  } finally {
    removeCopy(copy)
  }
}

async function main(): Promise<void> {
  const results: Grown[] = []
  for (const pages of numbersFrom(process.argv.slice(2))) results.push(await grow(pages))
  say(`\n${growthReport(results)}`)
}

runCommand(main)
