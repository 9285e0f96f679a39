import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const [english, italian] = ['data/pages/en/home.json', 'data/pages/it/home.json']
const intro = 'sections[1].intro'

test.each([
  [english, intro, 'The "usual" way', 'has a straight quotation mark'],
  [english, intro, "It's the usual way", 'has a wrong apostrophe'],
  [english, intro, 'It‘s the usual way', 'has a wrong apostrophe'],
  [english, intro, 'The usual  way', 'has two spaces in a row'],
  [english, intro, 'And so on...', 'has three dots'],
  [english, intro, 'The way - the usual one', 'has a hyphen in place of a dash'],
  [english, intro, 'The way -- the usual one', 'has a hyphen in place of a dash'],
  [english, intro, '• The usual way', 'begins with the sign of a list. Take it away'],
  [italian, intro, '– Il modo abituale', 'begins with the sign of a list'],
  [english, intro, 'Is this the way ?', 'has a space before a punctuation mark'],
  [english, intro, 'The «usual» way', 'has Italian quotation marks'],
  [italian, intro, 'Il modo “abituale”', 'has English quotation marks'],
  [italian, intro, 'Il modo « abituale »', 'has a space inside its quotation marks'],
  [italian, intro, 'E’ il modo abituale', 'has an apostrophe in place of an accent'],
  [italian, intro, 'Il perchè del modo abituale', 'has a wrong accent'],
  [italian, intro, 'Il perche’ del modo abituale', 'has an apostrophe in place of an accent'],
  ['data/site.json', 'shareCapital.it', 'Oltre 100.000 €', 'has a plain space between a number and its sign'],
  ['data/figures.json', 'figures[0].note.it', "L'anno", 'has a wrong apostrophe'],
  ['data/terrains.json', 'terrains[0].saying.it', "L'isola", 'has a wrong apostrophe'],
  ['data/site.json', 'shareCapital.en', 'Over € 100,000', 'has a plain space between a number and its sign'],
  ['data/site.json', 'shareCapital.it', 'Versato al 10 %', 'has a plain space between a number and its sign'],
  [italian, 'sections[0].heading', 'Un nego\u200bzio', 'U+200B'],
  [italian, 'sections[0].lede', 'Un neg\u043ezio', '“\u043e” (U+043E)'],
  ['data/figures.json', 'figures[0].note.it', 'Perche\u0301 si', 'U+0065'],
  ['data/site.json', 'social.url', 'https://example.com/agency\u200b', 'U+200B'],
  ['locales/it/common.json', 'logo', '{{name}}, l’ini\u00adzio', 'U+00AD'],
  [
    'data/site.json',
    'location.it',
    'Via <b>Etnea</b>',
    'has markup, which would be shown as it is. Take it away: "Via',
  ],
  [english, 'sections[0].lede', 'All **lemons**', 'has markup'],
  [english, 'sections[0].lede', 'All [lemons](https://example.com)', 'has markup'],
  [english, 'sections[0].lede', 'All [[crates]]', 'has markup'],
  [
    english,
    'sections[0].lede',
    'All {{crates}',
    'has braces that name no value: "{{crates}". Write {{name}}, without spaces',
  ],
  ['data/figures.json', 'figures[0].note.it', 'Le {{ crates }}', 'has braces that name no value: "{{ crates }}"'],
])('%s: %s, “%s”, %s (R-SITE-7)', (file, field, text, says) => {
  site.set(file, field, text)
  const [mistake, ...others] = site.mistakes()
  expect(mistake).toContain(`${file} → ${field} `)
  expect(mistake).toContain(says)
  if (field === intro) expect(mistake).toContain(text)
  expect(others).toEqual([])
})

test.each([
  [english, 'It’s the “usual” way – and ours…'],
  [italian, 'È un po’ più in là: di’ pure «fatto», è l’ora dell’agenzia.'],
])('%s may say: %s (R-SITE-7)', (file, copy) => {
  site.set(file, intro, copy)
  expect(site.mistakes()).toEqual([])
})
