import { unknownWords } from './unknown-words'

const knowing = (words: string) => (word: string) => words.split(' ').includes(word)

test('names the words that a dictionary does not have, once each', () => {
  expect(unknownWords('The colour of teh shop is teh best', 'en', knowing('the colour of shop is best'))).toEqual([
    'teh',
  ])
})

test('a capital may stand for a small letter, never a small letter for a capital', () => {
  expect(unknownWords('Colour in italy', 'en', knowing('colour in Italy'))).toEqual(['italy'])
})

test('English endings after an apostrophe belong to the word before', () => {
  expect(unknownWords('The shop’s owners’ van won’t do', 'en', knowing('the shop owners van won do'))).toEqual([])
})

test('Italian words shortened before an apostrophe belong to the word after', () => {
  expect(unknownWords('L’ordine dell’agenzia, un po’ dopo', 'it', knowing('ordine agenzia un dopo'))).toEqual([])
  expect(unknownWords('dell’agenza', 'it', knowing('agenzia'))).toEqual(['dell’agenza'])
})

test('words joined by a hyphen are known as a whole or in their parts', () => {
  expect(unknownWords('An e-mail, half-full', 'en', knowing('an e-mail half full'))).toEqual([])
})

test('references to figures, tags and addresses are no words', () => {
  expect(
    unknownWords('<policy>Privacy</policy> {{quote-time}} {hour} name@example.com', 'en', knowing('privacy')),
  ).toEqual([])
})
