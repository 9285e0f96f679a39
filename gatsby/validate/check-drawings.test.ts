import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'
import { readData } from './read-data'
import { warningsIn } from './warnings'

const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root).map(({ file, field, message }) => `${file} → ${field} ${message}`)

const page = 'data/pages/en/grove.json'
const drawing = 'data/drawings/tree/drawing.json'

test('a drawing that fits its page has no mistake', () => {
  expect(found()).toEqual([])
})

test('a drawing that does not exist is named with those that do', () => {
  site.set(page, 'sections[1].drawing', 'bush')
  expect(found()).toEqual([
    `${page} → sections[1].drawing names a drawing that data/drawings does not have. It has tree`,
  ])
})

test('a place without a label, and a label without a place', () => {
  site.set(page, 'sections[1].labels[2].id', 'root')
  expect(found()).toEqual(
    expect.arrayContaining([
      `${page} → sections[1].labels must have the label "right", for which the drawing has a place`,
      `${page} → sections[1].labels[2].id is no label of the drawing. It has crown, left, right`,
    ]),
  )
})

test('a composition that leaves a label out, or places one that the drawing lacks', () => {
  site.set(drawing, 'compositions[0].places[2].label', 'root')
  expect(found()).toEqual([
    `${drawing} → compositions[0].places[2].label is "root", which "labels" does not have. Add it`,
    `${page} → sections[1].labels[2].id has no place in the wide picture. Add one in data/drawings/tree/drawing.json`,
    expect.stringContaining('data/pages/it/grove.json → sections[1].labels[2].id has no place'),
  ])
})

test('a text that is longer than its place', () => {
  site.set(page, 'sections[1].labels[1].text', 'more than there ever were in this grove')
  expect(found()).toEqual([
    expect.stringContaining(
      `${page} → sections[1].labels[1] has 57 letters in title and text; its place in the wide picture has room for 30`,
    ),
  ])
})

test('a text that names an unknown figure', () => {
  site.set(page, 'sections[1].labels[1].title', 'in {{yaers}}')
  expect(found()).toEqual([expect.stringContaining('sections[1].labels[1].title names the figure "yaers"')])
})

test('values that do not add up to their total', () => {
  for (const language of ['en', 'it'])
    site.set(`data/pages/${language}/grove.json`, 'sections[1].labels[1].value', '21')
  expect(found()).toContain(`${page} → sections[1].labels do not add up: 21 + 10 is not 30 (crown)`)
})

test('an example with other numbers in the other language', () => {
  site.set(drawing, 'sums', undefined)
  site.set(page, 'sections[1].labels[0].value', '31')
  expect(found()).toEqual([
    `${page} → sections[1].labels has other numbers than data/pages/it/grove.json: 31, 20, 10; there 30, 20, 10`,
  ])
})

test.each([
  ['is missing', (path: string) => site.remove(path), 'does not exist. Put the picture there'],
  ['is empty', (path: string) => site.write(path, ''), 'is empty. Put the picture there again'],
  [
    'is a pointer of Git LFS',
    (path: string) => site.write(path, 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'),
    'is a pointer of Git LFS in place of the picture. Run git lfs pull',
  ],
  [
    'breaks off',
    (path: string) => site.write(path, '<svg><symbol id="land"/><symbol id="subject">'),
    'is no whole SVG file. Put the picture there again',
  ],
  [
    'lacks a layer',
    (path: string) => site.write(path, '<svg><symbol id="land"/></svg>'),
    'has no <symbol id="subject">. Put the picture there again',
  ],
])('art that %s is named with its file', (_fault, make, says) => {
  make('data/drawings/tree/wide.svg')
  expect(found()).toEqual([`${drawing} → compositions[0].art data/drawings/tree/wide.svg ${says}`])
})

test('a figure for which a picture was drawn may change: a warning says that the picture no longer shows it', () => {
  site.set('data/figures.json', 'figures[0].value', 160)
  expect(found()).toEqual([])
  const { data } = readData(site.root)
  expect(data && warningsIn(data).map(({ file, message }) => `${file} ${message}`)).toEqual(
    expect.arrayContaining([`${page} was drawn for "crates" = 150, which is now 160. Redraw it`]),
  )
})
