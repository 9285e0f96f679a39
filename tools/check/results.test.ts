/** @jest-environment node */
import { countCheck, countReport, sum } from './results'

const jestText = (passed: number, failed: number, broken = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken })

test('a step without a report is one check', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0 })
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1 })
})

test('the tests of jest are counted, and each file that does not load is a failure', () => {
  expect(countReport('jest', jestText(40, 0), 0)).toEqual({ passed: 40, failed: 0 })
  expect(countReport('jest', jestText(38, 2, 1), 1)).toEqual({ passed: 38, failed: 3 })
})

test('a test of Playwright that passed at the second try has passed', () => {
  const report = JSON.stringify({ stats: { expected: 10, unexpected: 1, flaky: 2, skipped: 3 } })
  expect(countReport('playwright', report, 1)).toEqual({ passed: 12, failed: 1 })
})

test('a runner that failed counts as a failure, also if all of its tests passed', () => {
  expect(countReport('jest', jestText(40, 0), 1)).toEqual({ passed: 40, failed: 1 })
})

test.each(['', '{', '{}'])('a missing or invalid report (%j) counts as a failure', (text) => {
  expect(countReport('playwright', text, 0)).toEqual({ passed: 0, failed: 1 })
})

test('counts add up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 })
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({ passed: 41, failed: 2 })
})
