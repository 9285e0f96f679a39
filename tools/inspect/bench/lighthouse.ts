import { z } from 'zod'

import { chromiumFlags } from '../../support/find-chromium'
import { Problem } from '../../support/problem'
import { capture } from '../../support/processes'
import type { Figures } from './figures'

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

/** Scores and times as Lighthouse calculates them for a phone. */
export async function measureLighthouse(address: string, chromium: string): Promise<Figures> {
  const found = await reportOn(address, chromium)
  return { ...scores(found), ...times(found, audits) }
}

/** The largest paint on Lighthouse's phone, really slowed down. */
export async function measureApplied(address: string, chromium: string): Promise<Figures> {
  const found = await reportOn(address, chromium, applied)
  return { [`applied ${largestPaint}`]: found.audits[largestPaint]?.numericValue ?? Number.NaN }
}
