import { typeset } from './typeset'

const shown = (text: string, language: 'en' | 'it' = 'it') => typeset(text, language).replaceAll('\u00a0', '~')

test.each([
  ['It\'s the "usual" way', 'It’s the “usual” way', 'È un po\' "strano"', 'È un po’ «strano»'],
  ["('so') the shops' own", '(‘so’) the shops’ own', 'l\'"idea" com\'è', 'l’«idea» com’è'],
  ['A page – a price – a courier', 'A page~– a price~– a courier', 'Su 25 € il 4 %', 'Su 25~€ il 4~%'],
  ['€ 25, 30 kg in 2 mornings', '€~25, 30~kg in 2 mornings', 'Il 3 maggio, 12 h', 'Il 3 maggio, 12~h'],
  [
    'The "[shop\'s own](https://example.com/a-1)"',
    'The “[shop’s own](https://example.com/a-1)”',
    '["Un\'idea"](https://example.com/?a=1)',
    '[«Un’idea»](https://example.com/?a=1)',
  ],
  ['5′, 15″ and ’90', '5′, 15″ and ’90', '«già» e ‘così’…', '«già» e ‘così’…'],
])('%s is set as %s, and %s as %s (R-SITE-7)', (en, english, it, italian) => {
  expect([shown(en, 'en'), shown(it)]).toEqual([english, italian])
})

test.each([
  ['the last two words of a paragraph stand together', 'Le decisioni restano a chi conosce la merce.', 'la~merce.'],
  ['unless they are long', 'Te lo diciamo prima di cominciare, sinceramente davvero.', 'sinceramente davvero.'],
  ['a number and its unit stay one word', 'Il preventivo arriva al più tardi entro 48\u00a0ore', 'entro 48~ore'],
])('%s, also when it is set twice (R-SITE-7)', (_what, text, end) => {
  expect(shown(text)).toMatch(new RegExp(`${end}$`))
  expect(typeset(typeset(text, 'it'), 'it')).toBe(typeset(text, 'it'))
})
