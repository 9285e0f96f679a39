import { siteCopyForEachTest } from '../../tests/jest/site-copy'

const site = siteCopyForEachTest()
const found = () => site.mistakes()

const [english, italian] = ['locales/en/forms.json', 'locales/it/forms.json']
const set = (en: string, it: string) => {
  site.set(english, 'outcome.offline.text', en)
  site.set(italian, 'outcome.offline.text', it)
}
const problem = (file: string, message: string) => ({ file, field: 'outcome.offline.text', message })

describe('a text with places for values and links (R-ROUTE-6)', () => {
  test('has no mistake if both languages have them, in any order', () => {
    set('Call {{phone}}, <policy>read</policy> {{email}}.', 'Scrivi a {{email}}, <policy>leggi</policy> {{phone}}.')
    expect(found()).toEqual([])
  })

  test('names a value that the other language lacks', () => {
    set('Call {{phone}}.', 'Chiama {{telefono}}.')
    expect(found()).toEqual([
      problem(italian, `lacks "{{phone}}", which ${english} has`),
      problem(english, `lacks "{{telefono}}", which ${italian} has`),
    ])
  })

  test('has lost a link', () => {
    set('Read the <policy>policy</policy>.', 'Leggi l’informativa.')
    expect(found()).toEqual([
      problem(italian, `lacks "<policy>", which ${english} has`),
      problem(italian, `lacks "</policy>", which ${english} has`),
    ])
  })

  test.each(['{phone}', '{{ phone }}', '{{phone}', '{{pho ne}}'])('has braces that nothing fills: %s', (braces) => {
    set(`Call ${braces}.`, `Chiama ${braces}.`)
    expect(found()).toEqual(
      [english, italian].map((file) =>
        problem(file, `has braces that name no value: "${braces}". Write {{name}}, without spaces`),
      ),
    )
  })

  test('has half a link in both languages', () => {
    set('Read the <policy>policy.', 'Leggi l’<policy>informativa.')
    const message = 'has "<policy>" without its other half: write <name>words</name>'
    expect(found()).toEqual([problem(english, message), problem(italian, message)])
  })
})
