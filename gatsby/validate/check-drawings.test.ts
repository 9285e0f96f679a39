import { inventedArt, inventedPlaces, inventedTerrain } from '../../tests/jest/invented-site'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const page = 'data/pages/en/grove.json'
const labels = `${page} → sections[1].labels`
const drawing = 'data/drawings/tree/drawing.json'
const art = 'data/drawings/tree/wide.svg'

/** Both languages say the same numbers. */
const inBoth = (field: string, value: unknown) => {
  for (const language of ['en', 'it']) site.set(`data/pages/${language}/grove.json`, field, value)
}

test.each<[mistake: string, edit: () => void, ...mistakes: string[]]>([
  [
    'names a drawing that does not exist',
    () => site.set(page, 'sections[1].drawing', 'bush'),
    `${page} → sections[1].drawing names a drawing that data/drawings does not have. Take its section or detail away, or name one of tree`,
  ],
  [
    'has a place without a label, and a label without a place',
    () => site.set(page, 'sections[1].labels[2].id', 'root'),
    `${labels} must have the label "right", for which its art has a place`,
    `${labels}[2].id has no place in ${art}. Draw the rectangle "place-root" there, or take the label away`,
  ],
  [
    'lacks its art',
    () => site.remove(art),
    `${drawing} →  has no art. Put wide.svg or small.svg or tall.svg beside it`,
  ],
  [
    'lacks the detail that a section shows',
    () => {
      site.write(art, inventedArt('<g id="root"/>', `${inventedPlaces}<rect id="frame-root" width="9" height="9"/>`))
      inBoth('sections[2].detail', { drawing: 'tree', id: 'leaf' })
    },
    ...['en', 'it'].map(
      (language) =>
        `data/pages/${language}/grove.json → sections[2].detail.id is "leaf", which data/drawings/tree does not have. It has root`,
    ),
  ],
  [
    'has a text that is longer than its place, and one that just fits',
    () => {
      site.set(page, 'sections[1].labels[1].text', 'x'.repeat(13))
      site.set(page, 'sections[1].labels[2].text', 'x'.repeat(11))
    },
    `${labels}[1] has 31 letters in title and text; its place in ${art} has room for 30. Shorten them`,
  ],
  [
    'names an unknown figure',
    () => site.set(page, 'sections[1].labels[1].title', 'in {{yaers}}'),
    `${labels}[1].title names the figure "yaers", which data/figures.json does not have. Add it there, or name another`,
  ],
])('a drawing that %s', async (_mistake, edit, ...mistakes) => {
  edit()
  expect(await site.mistakes()).toEqual(mistakes)
})

test('a mistake in art is named with its file', async () => {
  site.write(art, inventedArt('<text/>'))
  expect(await site.mistakes()).toEqual([
    `${art} →  has <text>, which art cannot hold. Take it away, or make a path of it`,
  ])
})

test.each([
  ['does not exist', undefined, 'does not exist. Put the picture there'],
  [
    'breaks off',
    inventedTerrain('<symbol id="terrain">'),
    'cannot be read: line 1 column 91, Opening and ending tag mismatch: symbol line 1 and svg. Mend it there, or put the picture there again',
  ],
  [
    'has an attribute twice, after which browsers read no further',
    inventedTerrain('<symbol id="terrain"><path d="M0 0" d="M0 0"/></symbol>'),
    'cannot be read: line 1 column 108, Attribute d redefined. Mend it there, or put the picture there again',
  ],
  [
    'has another symbol',
    inventedTerrain('<symbol id="hill"/>'),
    'has no <symbol id="terrain">. Put the picture there again',
  ],
])('a terrain that %s is named with its file', async (_fault, content, says) => {
  const terrain = 'data/terrain/home.svg'
  if (content === undefined) site.remove(terrain)
  else site.write(terrain, content)
  expect(await site.mistakes()).toEqual([`data/terrains.json → terrains[0] ${terrain} ${says}`])
})
