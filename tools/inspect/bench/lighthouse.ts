import { z } from 'zod'

import { chromiumFlags } from '../../support/find-chromium'
import { Problem } from '../../support/problem'
import { capture } from '../../support/processes'
import { type Figures, medians } from './figures'

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})
type Report = z.infer<typeof report>

const largestPaint = 'largest-contentful-paint'
const audits = ['first-contentful-paint', largestPaint, 'total-blocking-time', 'cumulative-layout-shift']

/** Lighthouse's phone really slowed down, where its usual run calculates what a slow one would have done. */
const applied = ['--throttling-method=devtools', '--only-categories=performance']

/** Lighthouse asks to be run again where it missed the beginning of a page. */
const tries = 3

async function reportOn(address: string, chromium: string, options: string[] = [], left = tries): Promise<Report> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`, ...options]
  const { exitCode, stdout, stderr } = await capture('lighthouse', [address, ...flags], {
    ...process.env,
    CHROME_PATH: chromium,
  })
  if (exitCode !== 0 && left > 1) return reportOn(address, chromium, options, left - 1)
  if (exitCode !== 0) throw new Problem(`Lighthouse failed on ${address}, ${tries} times:\n${stderr}`)
  return report.parse(JSON.parse(stdout))
}

const scores = ({ categories }: Report): Figures =>
  Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]))

const times = (found: Report, names: readonly string[]): Figures =>
  Object.fromEntries(names.map((name) => [name, found.audits[name]?.numericValue ?? Number.NaN]))

async function measureOnce(address: string, chromium: string): Promise<Figures> {
  const simulated = await reportOn(address, chromium)
  const slowed = await reportOn(address, chromium, applied)
  return {
    ...scores(simulated),
    ...times(simulated, audits),
    [`applied ${largestPaint}`]: slowed.audits[largestPaint]?.numericValue ?? Number.NaN,
  }
}

/** Scores and times on Lighthouse's phone: medians of so many runs. */
export async function measureLighthouse(address: string, chromium: string, runs: number): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(address, chromium))
  return medians(results)
}
