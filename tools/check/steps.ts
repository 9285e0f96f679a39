import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { say } from '../support/problem'
import { launch, type Tool } from '../support/processes'
import { type Count, countCheck, countReport, type ReportKind } from './results'

type Step = {
  title: string
  tool: Tool
  args: (reportFile: string) => string[]
  report?: ReportKind
}

/**
 * The type-check comes after the build, because only a build writes `src/gatsby-types.d.ts`, which git does not track.
 * The quick steps before the build find most mistakes in seconds.
 */
const steps: Step[] = [
  { title: 'Formatting and lint', tool: 'biome', args: () => ['ci', '.'] },
  { title: 'Dead code', tool: 'knip', args: () => [] },
  { title: 'Data files', tool: 'tsx', args: () => ['tools/check/validate.ts'] },
  { title: 'Production build', tool: 'gatsby', args: () => ['build'] },
  {
    title: 'HTML',
    tool: 'html-validate',
    args: () => ['public/{en,it}/**/index.html', 'public/{.,it}/{404,500}.html'],
  },
  { title: 'Type-check', tool: 'tsc', args: () => ['--noEmit'] },
  { title: 'Unit tests', tool: 'jest', report: 'jest', args: (file) => ['--ci', '--json', `--outputFile=${file}`] },
  { title: 'Browser tests', tool: 'playwright', report: 'playwright', args: () => ['test', '--reporter=list,json'] },
]

const readReport = (file: string) => readFile(file, 'utf8').catch(() => '')

const runStep = async ({ title, tool, args, report }: Step, environment: NodeJS.ProcessEnv, folder: string) => {
  say(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}\n`)
  const file = join(folder, `${tool}.json`)
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await launch(tool, args(file), { env }).done
  return report ? countReport(report, await readReport(file), code) : countCheck(code)
}

export type Outcome = { counts: Count[]; failed?: string; notRun: string[] }

/** Runs the steps one after another, up to the first failure. */
export const runSteps = async (environment: NodeJS.ProcessEnv, chosen: readonly Step[] = steps): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'zagara-test-'))
  const counts: Count[] = []
  try {
    for (const [index, step] of chosen.entries()) {
      const count = await runStep(step, environment, folder)
      counts.push(count)
      if (count.failed > 0)
        return { counts, failed: step.title, notRun: chosen.slice(index + 1).map(({ title }) => title) }
    }
    return { counts, notRun: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
