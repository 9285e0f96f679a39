/**
 * `npm run bench`: bytes, Lighthouse and a scripted visit on a phone, for each page of the build in public/, as tables
 * and as JSON in bench/ (docs/measuring.md).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

import { requireTestChromium } from '../../support/chromium'
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

type Tools = { browser: Browser; executable: string }

/** How each part is measured, once. */
const measures: Record<Part, (address: string, tools: Tools) => Promise<Figures>> = {
  bytes: (address, { browser }) => measureBytes(browser, address),
  lighthouse: (address, { executable }) => measureLighthouse(address, executable),
  applied: (address, { executable }) => measureApplied(address, executable),
  visit: (address, { browser }) => measureVisit(browser, address),
}

/** Bytes are the same each time. */
const isMeasuredIn = (round: number) => (part: Part) => round === 1 || part !== 'bytes'

async function measureOnce(address: string, parts: readonly Part[], tools: Tools): Promise<Figures> {
  const figures: Figures = {}
  for (const part of parts) Object.assign(figures, await measures[part](address, tools))
  return figures
}

/** The pages of all subjects, those with the same path one after the other, and what was measured of each. */
function pagesOf(subjects: readonly Subject[]) {
  const pages = subjects.flatMap(({ name, origin, paths }) =>
    paths.map((path, place) => {
      const measured: Figures[] = []
      return { name, origin, path, place, measured }
    }),
  )
  return pages.toSorted((a, b) => a.place - b.place)
}

/**
 * All pages once, and so in turns, `runs` times: what slows the machine for some minutes slows them alike. Medians are
 * written after every page: all pages take an hour and more, and what was measured is not lost if the command is ended.
 */
async function measureAll(subjects: readonly Subject[], { parts, runs }: Options, tools: Tools): Promise<Run> {
  const run: Run = { date: new Date().toISOString(), subjects: {} }
  const pages = pagesOf(subjects)
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, origin, path, measured } of pages) {
      say(`  ${round}/${runs} ${name} ${path}`)
      measured.push(await measureOnce(origin + path, parts.filter(isMeasuredIn(round)), tools))
      run.subjects[name] = { ...run.subjects[name], [path]: medians(measured) }
      write(latestFile, run)
    }
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
  const executable = await requireTestChromium()
  const subjects = await openSubjects(options.paths, options.beside)
  const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags })
  try {
    report(await measureAll(subjects, options, { browser, executable }), options)
  } finally {
    await browser.close()
    for (const { close } of subjects) await close()
  }
}

if (require.main === module) runCommand(main)
