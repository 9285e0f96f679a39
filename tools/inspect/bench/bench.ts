/**
 * `npm run bench`: bytes, Lighthouse and a scripted visit on a phone, for each page of the build in public/, as tables
 * and as JSON in bench/ (docs/measuring.md).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

import { requireChromium } from '../../support/chromium'
import { runCommand } from '../../support/command'
import { chromiumFlags } from '../../support/find-chromium'
import { say } from '../../support/problem'
import { inProject } from '../../support/project'
import { measureBytes } from './bytes'
import { type Figures, medians, type Run, run as runModel } from './figures'
import { measureApplied, measureLighthouse } from './lighthouse'
import { type Options, type Part, readOptions } from './options'
import { openSubjects, type Subject } from './subjects'
import { tables } from './table'
import { measureVisit } from './visit'

const folder = inProject('bench')
const latestFile = inProject('bench/latest.json')
const keptFile = inProject('bench/kept.json')

type Tools = { browser: Browser; executable: string; runs: number }

async function often(runs: number, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  return medians(results)
}

const measures: Record<Part, (address: string, tools: Tools) => Promise<Figures>> = {
  bytes: (address, { browser }) => measureBytes(browser, address),
  lighthouse: (address, { executable, runs }) => often(runs, () => measureLighthouse(address, executable)),
  applied: (address, { executable, runs }) => often(runs, () => measureApplied(address, executable)),
  visit: (address, { browser, runs }) => often(runs, () => measureVisit(browser, address)),
}

async function measureAll(subjects: readonly Subject[], parts: readonly Part[], tools: Tools): Promise<Run> {
  const run: Run = { date: new Date().toISOString(), subjects: {} }
  const pages = subjects.flatMap(({ name, origin, paths }) => paths.map((path) => ({ name, origin, path })))
  for (const { name, origin, path } of pages) {
    say(`  ${name} ${path}`)
    const figures: Figures = {}
    for (const part of parts) Object.assign(figures, await measures[part](origin + path, tools))
    run.subjects[name] = { ...run.subjects[name], [path]: figures }
    // All pages take an hour and more: what was measured is not lost if the command is ended.
    write(latestFile, run)
  }
  return run
}

function write(file: string, run: Run): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

const keptRun = () => (existsSync(keptFile) ? runModel.parse(JSON.parse(readFileSync(keptFile, 'utf8'))) : undefined)

function report(run: Run, { parts, keep }: Options): void {
  const kept = keptRun()
  say(`\n${tables(run, parts, kept)}\n`)
  say(kept ? `In brackets: the change against the run kept on ${kept.date}.` : 'No run is kept yet: --keep keeps one.')
  if (keep) write(keptFile, run)
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const executable = await requireChromium()
  const subjects = await openSubjects(options.paths, options.beside)
  const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags })
  try {
    report(await measureAll(subjects, options.parts, { browser, executable, runs: options.runs }), options)
  } finally {
    await browser.close()
    for (const { close } of subjects) await close()
  }
}

if (require.main === module) runCommand(main)
