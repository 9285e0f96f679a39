import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteCopyForEachTest } from '../../tests/jest/site-copy'
import { listenToMistakes } from './mistakes'
import { checkData } from './watch-data'

const site = siteCopyForEachTest()
const figures = 'data/figures.json'
/** The note of the first figure, whatever figure that is. */
const firstNote = /"note": \{[^}]*\}/
const lines: string[] = []
const say = { error: (line: string) => lines.push(line), success: (line: string) => lines.push(line) }
const copied = (file: string) => readFileSync(join(site.root, '.cache/sound', file), 'utf8')
const reported = () => {
  let text = ''
  listenToMistakes((current) => {
    text = current
  })()
  return text
}

afterEach(() => lines.splice(0))

test('a change without a mistake reaches the site; a mistake does not, and is shown with its line until it is mended (R-SITE-6)', () => {
  const sound = site.read(figures)
  const before = checkData(site.root, say, '')
  expect(copied(figures)).toBe(sound)
  expect(lines).toEqual([])

  site.write(figures, sound.replace(firstNote, '"note": "Sold"'))
  const after = checkData(site.root, say, before)
  expect(after).toMatch(/data\/figures\.json:\d+:\d+ → figures\[0\]\.note\n {6}must be a group in { }/)
  expect([lines.at(-1), reported()]).toEqual([after, after])
  expect(copied(figures)).toBe(sound)

  site.write(figures, sound.replace(firstNote, '"note": { "en": "Sold.", "it": "Venduti." }'))
  expect(checkData(site.root, say, after)).toBe('')
  expect([lines.at(-1), reported()]).toEqual(['The data is sound again.', ''])
  expect(copied(figures)).toContain('"en": "Sold."')
})

test('the same mistake is shown once', () => {
  site.set(figures, 'figures[0].value', '151+')
  checkData(site.root, say, checkData(site.root, say, ''))
  expect(lines).toHaveLength(1)
})

test('a deleted file leaves the copy, too', () => {
  checkData(site.root, say, '')
  site.write('data/pages/README.txt', 'x')
  checkData(site.root, say, '')
  expect(existsSync(join(site.root, '.cache/sound/data/pages/README.txt'))).toBe(true)
  site.remove('data/pages/README.txt')
  checkData(site.root, say, '')
  expect(existsSync(join(site.root, '.cache/sound/data/pages/README.txt'))).toBe(false)
})
