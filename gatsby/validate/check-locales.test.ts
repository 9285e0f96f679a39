import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

/** Mistakes that people make when they edit the data, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)

describe('the interface strings (R-ROUTE-6)', () => {
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
