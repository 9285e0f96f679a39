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
      message: 'is missing; locales/en/common.json has it. Translate it',
    })
  })

  test('has a key in one language only', () => {
    site.set('locales/it/forms.json', 'extra', 'Di più')
    expect(found()).toContainEqual({
      file: 'locales/en/forms.json',
      field: 'extra',
      message: 'is missing; locales/it/forms.json has it. Translate it',
    })
  })

  test('has an empty text', () => {
    site.set('locales/it/common.json', 'menu.open', '')
    expect(found()).toEqual([{ file: 'locales/it/common.json', field: 'menu.open', message: 'must not be empty' }])
  })
})

const [english, italian] = ['locales/en/forms.json', 'locales/it/forms.json']
const set = (en: string, it: string) => {
  site.set(english, 'consent', en)
  site.set(italian, 'consent', it)
}
const mistake = (file: string, message: string) => ({ file, field: 'consent', message })

describe('a text with places for values and links (R-ROUTE-6)', () => {
  test('has no mistake if both languages have them, in any order', () => {
    set('Call {{phone}}, <policy>read</policy> {{email}}.', 'Scrivi a {{email}}, <policy>leggi</policy> {{phone}}.')
    expect(found()).toEqual([])
  })

  test('names a value that the other language lacks', () => {
    set('Call {{phone}}.', 'Chiama {{telefono}}.')
    expect(found()).toEqual([
      mistake(italian, `lacks "{{phone}}", which ${english} has. Write it there, too`),
      mistake(english, `lacks "{{telefono}}", which ${italian} has. Write it there, too`),
    ])
  })

  test('has lost a link', () => {
    set('Read the <policy>policy</policy>.', 'Leggi l’informativa.')
    expect(found()).toEqual([
      mistake(italian, `lacks "<policy>", which ${english} has. Write it there, too`),
      mistake(italian, `lacks "</policy>", which ${english} has. Write it there, too`),
    ])
  })

  test.each(['{phone}', '{{ phone }}', '{{phone}', '{{pho ne}}'])('has braces that nothing fills: %s', (braces) => {
    set(`Call ${braces}.`, `Chiama ${braces}.`)
    expect(found()).toEqual(
      [english, italian].map((file) =>
        mistake(file, `has braces that name no value: "${braces}". Write {{name}}, without spaces`),
      ),
    )
  })

  test('has half a link in both languages', () => {
    set('Read the <policy>policy.', 'Leggi l’<policy>informativa.')
    const message = 'has "<policy>" without its other half: write <name>words</name>'
    expect(found()).toEqual([mistake(english, message), mistake(italian, message)])
  })
})
