import { z } from 'zod'

export type Count = { passed: number; failed: number }

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    // A file that does not load has no failed test in it.
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }))

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))

const reports = { jest: jestReport, playwright: playwrightReport }

export type ReportKind = keyof typeof reports

const parse = (kind: ReportKind, text: string): Count | undefined => {
  try {
    return reports[kind].safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A step without a report is one check. */
export const countCheck = (code: number): Count => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * Counts the tests of a report. A runner that failed counts as at least one failure, even if all of its tests passed or
 * it left no report. A runner that left no report has not shown that anything passed.
 */
export const countReport = (kind: ReportKind, text: string, code: number): Count => {
  const count = parse(kind, text) ?? { passed: 0, failed: 1 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
