import { inventedSiteForEachTest, mistakesBelow } from '../../../tests/jest/site-copy'

/** Mistakes that somebody who edits the data can make, and the words that meet them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)

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

  test('lost a name that the code fills in, or the words of a link', () => {
    site.set('locales/it/common.json', 'logo', 'Pagina iniziale')
    site.set('locales/en/forms.json', 'consent', 'I have read it.')
    const message = (name: string) => `lacks ${name}, which another language has. Write it as it is`
    expect(found()).toEqual([
      { file: 'locales/en/forms.json', field: 'consent', message: message('</policy>') },
      { file: 'locales/en/forms.json', field: 'consent', message: message('<policy>') },
      { file: 'locales/it/common.json', field: 'logo', message: message('{{name}}') },
    ])
  })
})
