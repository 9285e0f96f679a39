/**
 * `npm run bench [path…]`: Lighthouse on a phone's profile, five runs a page, medians. Serves the build in public/
 * itself. Figures of one run on one machine: compare them with each other, not with those of another day.
 */
import { z } from 'zod'
import { startSite } from '../run/serve'
import { requireChromium } from '../support/chromium'
import { runCommand } from '../support/command'
import { chromiumFlags } from '../support/find-chromium'
import { Problem, say } from '../support/problem'
import { capture } from '../support/processes'

const runs = 5
const port = 9030
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(address: string, chromium: string): Promise<z.infer<typeof report>> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`]
  const { exitCode, stdout, stderr } = await capture('lighthouse', [address, ...flags], { CHROME_PATH: chromium })
  if (exitCode !== 0) throw new Problem(`Lighthouse failed on ${address}:\n${stderr}`)
  return report.parse(JSON.parse(stdout))
}

async function measureOften(address: string, chromium: string) {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(address, chromium))
  return results
}

async function main(): Promise<void> {
  const chromium = await requireChromium()
  const site = await startSite({ port })
  try {
    for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/en', '/it/contatti']) {
      const results = await measureOften(site.origin + path, chromium)
      const categories = Object.keys(results[0]?.categories ?? {})
      say(`\n${path}, medians of ${runs} runs`)
      for (const name of categories) {
        say(`  ${name}: ${Math.round(median(results.map((result) => result.categories[name]?.score ?? 0)) * 100)}`)
      }
      for (const name of audits) {
        say(`  ${name}: ${median(results.map((result) => result.audits[name]?.numericValue ?? 0)).toFixed(3)}`)
      }
    }
  } finally {
    await site.close()
  }
}

if (require.main === module) runCommand(main)
