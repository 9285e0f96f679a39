import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { checkData } from './watch-data'

const site = inventedSiteForEachTest()
const figures = 'data/figures.json'
const lines: string[] = []
const say = { error: (line: string) => lines.push(line), success: (line: string) => lines.push(line) }

test('a mistake is told once, with its line, until it is repaired (R-SITE-6)', async () => {
  await checkData(site.root, say)
  expect(lines).toEqual([])

  const valid = site.read(figures)
  site.write(figures, valid.replace('"value": 150', '"value": "150+"'))
  await checkData(site.root, say)
  await checkData(site.root, say)
  expect(lines).toEqual([
    expect.stringMatching(/data\/figures\.json:\d+:\d+ → figures\[0\]\.value\n {6}must be a number/),
  ])

  site.write(figures, valid)
  await checkData(site.root, say)
  expect(lines.at(-1)).toBe('The data is valid again.')
})
