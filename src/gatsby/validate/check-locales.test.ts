import { siteCopyForEachTest } from '../../../tests/jest/site-copy'

/** Mistakes that somebody who edits the data can make, and the words that meet them. */
const site = siteCopyForEachTest()
const found = () => site.mistakes()

/** R-ROUTE-6 */
describe('the dictionary', () => {
  test('lacks a key in one language', () => {
    site.set('locales/it/common.json', 'menu.open', undefined)
    expect(found()).toContainEqual({
      file: 'locales/it/common.json',
      field: 'menu.open',
      message: 'is missing; locales/en/common.json has it',
    })
  })

  test('has a key in one language only', () => {
    site.set('locales/it/forms.json', 'extra', 'Di più')
    expect(found()).toContainEqual({
      file: 'locales/en/forms.json',
      field: 'extra',
      message: 'is missing; locales/it/forms.json has it',
    })
  })

  test('has an empty text', () => {
    site.set('locales/it/common.json', 'menu.open', '')
    expect(found()).toEqual([{ file: 'locales/it/common.json', field: 'menu.open', message: 'must not be empty' }])
  })
})
