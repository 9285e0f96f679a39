import { page } from '../../src/sections/page-model'
import { mentions, placesIn, placesOfFigure } from './text-places'

const content = page.parse({
  search: { title: 'A shop in {{days}}', description: 'Two' },
  sections: [
    { type: 'hero', heading: 'Open', lede: 'In {{days}}, or {{weeks}}', spots: ['days'] },
    { type: 'figures', id: 'numbers', heading: 'Numbers', items: [{ figure: 'weeks' }] },
  ],
})

test('the places of a figure are the sentences that name it and the fields that hold it', () => {
  expect(placesOfFigure('days', content)).toMatchObject([
    { section: null, kind: null, field: 'search.title' },
    { section: 'section-0', kind: 'hero', field: 'sections[0].lede' },
    { section: 'section-0', kind: 'hero', field: 'sections[0].spots[0]' },
  ])
})

test('a place has the id of its section', () => {
  expect(placesOfFigure('weeks', content).map(({ section }) => section)).toEqual(['section-0', 'numbers'])
})

test('every value of a page has its place', () => {
  expect(placesIn(content).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['search.description', 'sections[0].heading', 'sections[1].items[0].figure']),
  )
})

test.each([
  ['L’ordine è partito', 'ordin', true],
  ['Gli ORDINI di oggi', 'ordini', true],
  ['Perché sì', 'perche', true],
  ['a reorder', 'order', false],
  ['a reorder, an order', 'order', true],
  ['any text', '  ', false],
])('“%s” mentions “%s”: %s', (text, word, expected) => {
  expect(mentions(text, word)).toBe(expected)
})
