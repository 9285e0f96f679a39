import { typeset } from './typeset'

const shown = (text: string) => typeset(text).replaceAll('\u00a0', '~')

test.each([
  ['the last two words of a paragraph stand together', 'Le decisioni restano a chi conosce la merce.', 'la~merce.'],
  ['unless they are long', 'Te lo diciamo prima di cominciare, sinceramente davvero.', 'sinceramente davvero.'],
  ['a number and its unit stay one word', 'Il preventivo arriva al più tardi entro 48\u00a0ore', 'entro 48~ore'],
])('%s (R-SITE-7)', (_what, text, end) => {
  expect(shown(text)).toMatch(new RegExp(`${end}$`))
})

test('no line begins with a dash, and a label is left as it is (R-SITE-7)', () => {
  expect(shown('A page – a price')).toBe('A page~– a price')
})
