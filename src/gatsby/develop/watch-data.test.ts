import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { siteCopyForEachTest } from '../../../tests/jest/site-copy'
import { listenToMistakes } from './mistakes'
import { look } from './watch-data'

const site = siteCopyForEachTest()
const figures = 'data/figures.json'
/** Of the first figure, whatever it is. */
const firstNote = /"note": \{[^}]*\}/
const lines: string[] = []
const say = { error: (line: string) => lines.push(line), success: (line: string) => lines.push(line) }
const copied = (file: string) => readFileSync(join(site.root, '.cache/sound', file), 'utf8')
const told = () => {
  let text = ''
  listenToMistakes((current) => {
    text = current
  })()
  return text
}

afterEach(() => lines.splice(0))

/** R-SITE-6 */
test('what is sound reaches the site; a mistake does not, and is told with its line until it is mended', () => {
  const sound = site.read(figures)
  const before = look(site.root, say, '')
  expect(copied(figures)).toBe(sound)
  expect(lines).toEqual([])

  site.write(figures, sound.replace(firstNote, '"note": "Sold"'))
  const after = look(site.root, say, before)
  expect(after).toMatch(/data\/figures\.json:\d+:\d+ → figures\[0\]\.note\n {6}must be a group in { }/)
  expect([lines.at(-1), told()]).toEqual([after, after])
  expect(copied(figures)).toBe(sound)

  site.write(figures, sound.replace(firstNote, '"note": { "en": "Sold.", "it": "Venduti." }'))
  expect(look(site.root, say, after)).toBe('')
  expect([lines.at(-1), told()]).toEqual(['The data is sound again.', ''])
  expect(copied(figures)).toContain('"en": "Sold."')
})

test('the same mistake is told once', () => {
  site.set(figures, 'figures[0].value', '151+')
  look(site.root, say, look(site.root, say, ''))
  expect(lines).toHaveLength(1)
})

test('a file that is taken away leaves the copy, too', () => {
  look(site.root, say, '')
  site.write('data/pages/README.txt', 'x')
  look(site.root, say, '')
  expect(existsSync(join(site.root, '.cache/sound/data/pages/README.txt'))).toBe(true)
  site.remove('data/pages/README.txt')
  look(site.root, say, '')
  expect(existsSync(join(site.root, '.cache/sound/data/pages/README.txt'))).toBe(false)
})
