/**
 * `node --import tsx tools/inspect/measure/lighthouse.ts ADDRESS… [--runs 5] [--slowdown 4]`: Lighthouse's scores and times of each address for a
 * phone. Measures all addresses in turns: if something slows the machine for some minutes, it slows all of them.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { z } from 'zod'

import { runCommand } from '../../support/command'
import { chromiumFlags, testBrowser } from '../../support/engines'
import { inProject } from '../../support/project'
import { CommandError, say } from '../../support/terminal'
import { Measurements } from './table'

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** Lighthouse asks for another run when it has missed the beginning of a page. */
function lighthouse(address: string, chromium: string, slowdown: string, tries = 3): string {
  const flags = [
    '--quiet',
    '--output=json',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ]
  const options = { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  const { status, stdout, stderr } = spawnSync(inProject('node_modules/.bin/lighthouse'), [address, ...flags], options)
  if (status === 0) return stdout
  if (tries === 1) throw new CommandError(`Lighthouse failed on ${address}:\n${stderr}`)
  return lighthouse(address, chromium, slowdown, tries - 1)
}

function measure(address: string, chromium: string, slowdown: string): Record<string, number> {
  const found = report.parse(JSON.parse(lighthouse(address, chromium, slowdown)))
  const scores = Object.entries(found.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  const times = Object.entries(audits).map(([name, audit]) => [name, found.audits[audit]?.numericValue ?? Number.NaN])
  return Object.fromEntries([...scores, ...times])
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
  })
  if (positionals.length === 0) throw new CommandError('Name the addresses, for example http://localhost:9000/en')
  const chromium = testBrowser().executablePath ?? ''
  const measurements = new Measurements()
  for (let run = 1; run <= Number(values.runs); run += 1)
    for (const address of positionals) {
      say(`  ${run}/${values.runs} ${address}`)
      measurements.add(address, measure(address, chromium, values.slowdown))
    }
  say(`\nProcessor ${values.slowdown} times slower; medians; scores of 100, times in ms\n`)
  say(measurements.table({ CLS: 3 }))
}

runCommand(main)
