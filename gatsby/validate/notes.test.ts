import { languages } from '../../src/i18n/languages'
import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { notesOn, wordsLeftBehind } from './notes'
import { readData } from './read-data'

const site = inventedSiteForEachTest()
const figures = 'data/figures.json'
const story = (language: string) => `data/pages/${language}/story.json`
const heading = 'sections[1].heading'
const leftAlone = 'is as before, but another language says something new. Does it still fit?'

const read = () => {
  const { data } = readData(site.root)
  if (!data) throw new Error('A file cannot be read.')
  return data
}

/** The notes on an edit, as `file → field message`. */
function notes(edit: () => void): string[] {
  const before = read()
  edit()
  expect(site.mistakes()).toEqual([])
  return notesOn(before, read()).map(({ file, field, message }) => `${file} → ${field} ${message}`)
}

test.each<[what: string, edit: () => void, ...notes: string[]]>([
  ['a text in one language', () => site.set(story('en'), heading, 'Twice'), `${story('it')} → ${heading} ${leftAlone}`],
  [
    'several texts in one language',
    () => {
      site.set(story('it'), heading, 'Due volte')
      site.set(story('it'), 'sections[0].heading', 'Limoni')
    },
    `${story('en')} → sections[0].heading ${leftAlone}`,
  ],
  [
    'the label of a figure in one language',
    () => site.set(figures, 'figures[0].label.it', 'cassette'),
    `${figures} → figures[0].label.en ${leftAlone}`,
  ],
  [
    'a text in both',
    () => {
      site.set(story('en'), heading, 'Twice')
      site.set(story('it'), heading, 'Due volte')
    },
  ],
  ['a page of one language', () => site.set('data/pages/it/fair.json', 'sections[0].heading', 'La fiera')],
  [
    'the last place of a figure',
    () => {
      for (const language of languages) site.drop(`data/pages/${language}/home.json`, 'sections', 'type', 'figures')
    },
    `${figures} →  has the figure "years", which no page shows. Take it away, unless a page will need it`,
  ],
])('%s, changed in the editor, leaves the right notes (R-EDIT-3)', (_what, edit, ...wanted) => {
  expect(notes(edit)).toEqual(wanted)
})

test('a figure with a new value keeps its words in no language (R-FIGURE-3)', () => {
  const change = (fields: object) => site.update(figures, 'figures[0]', (old) => Object.assign({}, old, fields))
  change({ words: localized('a lot', 'tante'), wordsFor: '150+' })
  const before = read()
  change({ value: 160, words: localized('a lot more', 'tante'), wordsFor: '160+' })
  expect([...wordsLeftBehind(before, read())]).toEqual([
    {
      file: 'data/figures.json',
      field: 'figures[0].words.it',
      message: 'still say “tante”, as before the value became 160. Write them for it',
    },
  ])
  expect([...wordsLeftBehind(before, before)]).toEqual([])
})
