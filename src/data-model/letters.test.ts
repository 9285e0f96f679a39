import { cleaned, mistakeOfLetters } from './letters'

test.each([
  ['nego\u200bzio', 'negozio', 'a zero-width space'],
  ['nego\u00adzio', 'negozio', 'a soft hyphen'],
  ['\ufeffNegozio', 'Negozio', 'a byte order mark'],
  ['un\u2009negozio', 'un negozio', 'a thin space'],
  ['un\nnegozio\tdi\u2028arance', 'un negozio di arance', 'line breaks and tabs'],
  ['un\u000bnegozio', 'un negozio', 'a vertical tab'],
  ['perche\u0301', 'perché', 'an accent apart from its letter'],
  ['\ufb01ore', 'fiore', 'a sign of two letters'],
  [' un  negozio ', 'un negozio', 'spaces in a row'],
])('%j is cleaned to %j: %3$s', (pasted, clean) => {
  expect(cleaned(pasted)).toBe(clean)
  expect(mistakeOfLetters(clean)).toBeUndefined()
})

test('a no-break space stays: somebody meant it', () => {
  expect(cleaned('25\u00a0€')).toBe('25\u00a0€')
})

test.each([
  ['nego\u200bzio', 'U+200B'],
  ['un\u2009negozio', 'U+2009'],
  ['perche\u0301', 'U+0065'],
  ['neg\u043ezio', '“\u043e” (U+043E)'],
  ['\uf0b7 negozio', 'U+F0B7'],
  ['½ price', '“½” (U+00BD)'],
  ['Ciao 👋', '“👋” (U+1F44B)'],
])('%j is refused by name: %s', (text, name) => {
  expect(mistakeOfLetters(text)).toContain(name)
})

test.each(['Müller', 'Šibenik', 'Łódź', 'perché così è', '“Ciao” – 25\u00a0€ …'])('%s is valid', (text) => {
  expect(mistakeOfLetters(text)).toBeUndefined()
})
