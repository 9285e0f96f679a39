import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

import { chromiumFlags } from '../../support/find-chromium'
import { Problem } from '../../support/problem'
import { capture } from '../../support/processes'
import type { Figures } from './figures'
import { inProcessorTime, trace } from './processor-time'

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  environment: z.object({ benchmarkIndex: z.number() }),
})
type Report = z.infer<typeof report>

const largestPaint = 'largest-contentful-paint'
const audits = ['first-contentful-paint', largestPaint, 'total-blocking-time', 'cumulative-layout-shift']

/** Lighthouse's phone really slowed down, where its usual run calculates what a slow one would have done. */
const applied = ['--throttling-method=devtools', '--only-categories=performance']

/** Lighthouse asks to be run again where it missed the beginning of a page. */
const tries = 3

async function lighthouse(
  address: string,
  chromium: string,
  options: readonly string[],
  left = tries,
): Promise<string> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`, ...options]
  const { exitCode, stdout, stderr } = await capture('lighthouse', [address, ...flags], {
    ...process.env,
    CHROME_PATH: chromium,
  })
  if (exitCode !== 0 && left > 1) return lighthouse(address, chromium, options, left - 1)
  if (exitCode !== 0) throw new Problem(`Lighthouse failed on ${address}, ${tries} times:\n${stderr}`)
  return stdout
}

const readReport = (text: string): Report => report.parse(JSON.parse(text))

const scores = ({ categories }: Report): Figures =>
  Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]))

const times = (found: Report, names: readonly string[], prefix = ''): Figures =>
  Object.fromEntries(names.map((name) => [prefix + name, found.audits[name]?.numericValue ?? Number.NaN]))

/** Leaves in a load that Lighthouse has gathered only what the processor did for its page. */
function leaveProcessorTime(gathered: string): void {
  const file = join(gathered, 'defaultPass.trace.json')
  const recorded = trace.parse(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...recorded, traceEvents: inProcessorTime(recorded.traceEvents) }))
}

/**
 * Scores and times as Lighthouse calculates them for a phone, how fast it found the machine at that moment, and the same
 * load's times without what its tasks waited for on this machine (docs/decisions/040).
 */
export async function measureLighthouse(address: string, chromium: string): Promise<Figures> {
  const gathered = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    await lighthouse(address, chromium, [`--gather-mode=${gathered}`])
    const audit = async () => readReport(await lighthouse(address, chromium, [`--audit-mode=${gathered}`]))
    const found = await audit()
    leaveProcessorTime(gathered)
    const alone = await audit()
    return {
      ...scores(found),
      ...times(found, audits),
      'machine speed': found.environment.benchmarkIndex,
      ...times(alone, audits, 'processor '),
    }
  } finally {
    rmSync(gathered, { recursive: true, force: true })
  }
}

/** The largest paint on Lighthouse's phone, really slowed down. */
export async function measureApplied(address: string, chromium: string): Promise<Figures> {
  const found = readReport(await lighthouse(address, chromium, applied))
  return { [`applied ${largestPaint}`]: found.audits[largestPaint]?.numericValue ?? Number.NaN }
}
