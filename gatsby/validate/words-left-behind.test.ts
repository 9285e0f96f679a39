import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { readData } from './read-data'
import { wordsLeftBehind } from './words-left-behind'

const site = inventedSiteForEachTest()
const change = (fields: object) =>
  site.update('data/figures.json', 'figures[0]', (old) => Object.assign({}, old, fields))
const read = () => {
  const { data } = readData(site.root)
  if (!data) throw new Error('The invented site has mistakes')
  return data
}

test('a figure with a new value keeps its words in no language (R-FIGURE-3)', () => {
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
