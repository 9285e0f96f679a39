import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

/** Mistakes of typesetting, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)
const [english, italian] = ['data/pages/en/home.json', 'data/pages/it/home.json']
const field = 'sections[1].intro'

describe('copy (R-SITE-7)', () => {
  test.each([
    [english, 'The "usual" way', 'has a straight quotation mark'],
    [english, "It's the usual way", 'has a wrong apostrophe'],
    [english, 'It‘s the usual way', 'has a wrong apostrophe'],
    [english, 'The usual  way', 'has two spaces in a row'],
    [english, 'And so on...', 'has three dots'],
    [english, 'The way - the usual one', 'has a hyphen in place of a dash'],
    [english, 'Is this the way ?', 'has a space before a punctuation mark'],
    [english, 'The «usual» way', 'has Italian quotation marks'],
    [italian, 'Il modo “abituale”', 'has English quotation marks'],
    [italian, 'Il modo « abituale »', 'has a space inside its quotation marks'],
    [italian, 'E’ il modo abituale', 'has an apostrophe in place of an accent'],
    [italian, 'Il perchè del modo abituale', 'has a wrong accent'],
    [italian, 'Il perche’ del modo abituale', 'has an apostrophe in place of an accent'],
  ])('%s: %s', (file, copy, mistake) => {
    site.set(file, field, copy)
    const [first, ...others] = found()
    expect(first).toEqual({ file, field, message: expect.stringContaining(mistake) })
    expect(first?.message).toContain(copy)
    expect(others).toEqual([])
  })

  test.each([
    [english, 'It’s the “usual” way – and ours…'],
    [italian, 'È un po’ più in là: di’ pure «fatto», è l’ora dell’agenzia.'],
  ])('%s may say: %s', (file, copy) => {
    site.set(file, field, copy)
    expect(found()).toEqual([])
  })
})

test('a number and its sign are never parted at the end of a line', () => {
  site.set('locales/it/forms.json', 'budget', 'Oltre 100.000 €')
  expect(found()).toEqual([
    {
      file: 'locales/it/forms.json',
      field: 'budget',
      message: expect.stringContaining('has a plain space between a number and its sign'),
    },
  ])
})

test('labels and notes of figures are checked, too', () => {
  site.set('data/figures.json', 'figures[0].note.it', "L'anno")
  expect(found()).toEqual([
    { file: 'data/figures.json', field: 'figures[0].note.it', message: expect.stringContaining('wrong apostrophe') },
  ])
})

test('texts of the agency are checked, too', () => {
  site.set('data/site.json', 'shareCapital.it', 'Capitale sociale 0,00 €')
  expect(found()).toEqual([
    { file: 'data/site.json', field: 'shareCapital.it', message: expect.stringContaining('has a plain space') },
  ])
})

test.each([
  [italian, 'sections[0].heading', 'Un nego\u200bzio', 'U+200B'],
  [italian, 'sections[0].lede', 'Un neg\u043ezio', '“\u043e” (U+043E)'],
  ['data/figures.json', 'figures[0].note.it', 'Perche\u0301 si', 'U+0065'],
  ['data/site.json', 'social.url', 'https://example.com/agency\u200b', 'U+200B'],
  ['locales/it/common.json', 'logo', '{{name}}, l’ini\u00adzio', 'U+00AD'],
])('a letter that was pasted into %s is refused: %s', (file, field, text, name) => {
  site.set(file, field, text)
  expect(found()).toContainEqual({ file, field, message: expect.stringContaining(name) })
})
