import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const page = 'data/pages/en/grove.json'
const labels = `${page} → sections[1].labels`
const drawing = 'data/drawings/tree/drawing.json'
const hasNoPlace = 'has no place in the wide picture. Add one in data/drawings/tree/drawing.json'

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
    `${labels} must have the label "right", for which the drawing has a place`,
    `${labels}[2].id is no label of the drawing. It has crown, left, right`,
    `${labels}[2].id ${hasNoPlace}`,
  ],
  [
    'places a label that the drawing lacks, and leaves one out',
    () => site.set(drawing, 'compositions[0].places[2].label', 'root'),
    `${drawing} → compositions[0].places[2].label is "root", which "labels" does not have. Add it`,
    `${labels}[2].id ${hasNoPlace}`,
    `data/pages/it/grove.json → sections[1].labels[2].id ${hasNoPlace}`,
  ],
  [
    'lacks the detail that a closing shows',
    () => {
      site.set(drawing, 'details', [{ id: 'root', x: 0, y: 0, width: 9, height: 9 }])
      inBoth('sections[2].detail', { drawing: 'tree', id: 'leaf' })
    },
    ...['en', 'it'].map(
      (language) =>
        `data/pages/${language}/grove.json → sections[2].detail.id is "leaf", which data/drawings/tree does not have. It has root`,
    ),
  ],
  [
    'has a text that is longer than its place',
    () => site.set(page, 'sections[1].labels[1].text', 'more than there ever were in this grove'),
    `${labels}[1] has 57 letters in title and text; its place in the wide picture has room for 30. Shorten them`,
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

const noSvg = 'is not one whole <svg>. Put it there again, without anything before or after it'

test.each([
  ['is missing', undefined, 'does not exist. Put the picture there'],
  ['is empty', '', noSvg],
  ['breaks off', '<svg><symbol id="land"/><symbol id="subject">', noSvg],
  ['begins as a program of drawings writes it', '<?xml version="1.0"?>\n<svg></svg>', noSvg],
  ['lacks a layer', '<svg><symbol id="land"/></svg>', 'has no <symbol id="subject">. Put the picture there again'],
])('art that %s is named with its file', async (_fault, content, says) => {
  const art = 'data/drawings/tree/wide.svg'
  if (content === undefined) site.remove(art)
  else site.write(art, content)
  expect(await site.mistakes()).toEqual([`${drawing} → compositions[0].art ${art} ${says}`])
})
