import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawTracks } from './draw'
import { shownTracks, tracksFields } from './fields'

const way = (orders: number, name: string) => ({ orders, name, text: 'Una parola dopo l’altra.' })
const data = {
  type: 'tracks',
  heading: 'Where they walk',
  intro: 'Of {orders}, {road} crossed.',
  orders: 20,
  gate: 'Home page',
  corners: ['Category', 'Filters', 'Account', 'Indirizzo'],
  arrival: 'Ordine fatto',
  road: way(13, 'straight across'),
  cut: way(5, 'cutting the corner'),
  plan: way(2, 'as planned'),
  line: 'A line is an order',
}

const drawn = (fields: object = {}) => drawTracks(shownTracks(tracksFields.parse({ ...data, ...fields }), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

/** The lines of a colour, one for each order. */
const lines = (subject: string, color: string) =>
  [
    ...subject.matchAll(
      /<path stroke="var\(--(\w+)\)" stroke-width="1" vector-effect="non-scaling-stroke" d="([^"]+)"/g,
    ),
  ]
    .filter(([, stroke, path]) => stroke === color && path?.includes('q'))
    .flatMap(([, , path]) => path?.split('M').slice(1) ?? [])

test('numbers of the example stand in its words, in the language of the page', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    { intro: 'Of 20, 13 crossed.', road: { ordersText: '13' }, cut: { ordersText: '5' }, plan: { ordersText: '2' } },
  ])
})

test('ways that do not make all orders, or a road that is not the most walked, stop the build (R-PAGE-14, R-SITE-6)', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ orders: 21 })).toEqual(['orders is 21, and the three ways have 13 + 5 + 2 = 20'])
  expect(mistakes({ road: way(9, 'across'), cut: way(9, 'cut') })).toEqual([
    'road.orders is 9, and another way has 9: the road is the most walked',
  ])
})

test('words that name no number of the example are found (R-PAGE-14)', () => {
  expect(mistakes({ line: '{all} lines' })).toEqual([expect.stringMatching(/^line names {all}/)])
})

test('each order is one track: those across the lawn on the road, the others beside it', () => {
  for (const { subject } of asGiven()) {
    expect(lines(subject, 'casing')).toHaveLength(13)
    expect(lines(subject, 'ink')).toHaveLength(5 + 2)
  }
})

test('the road is as wide as its tracks are many', () => {
  const road = (fields: object) => /fill="var\(--lemon\)"[^>]* d="([^"]+)"/.exec(drawn(fields)[0]?.subject ?? '')?.[1]
  expect(road({})).toBeDefined()
  expect(road({ orders: 24, road: way(17, 'straight across') })).not.toBe(road({}))
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of asGiven()) {
    expect(frame.places).toHaveLength(9)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn({
    orders: 40,
    road: way(28, 'straight across'),
    cut: way(8, 'cutting'),
    plan: way(4, 'as planned'),
  }))
    expectLight(frame)
})
