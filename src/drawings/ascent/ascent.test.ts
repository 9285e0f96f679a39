import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { at, distance, type Point } from '../kit/geometry'
import { touches } from '../kit/obstacles'
import { drawAscent, lineOf, maps } from './draw'
import { ascentFields, shownAscent, ways } from './fields'

const data = {
  type: 'ascent',
  heading: 'Three ways',
  intro: 'An example of {count}.',
  from: { name: 'Oggi', text: 'un negozio, in italiano' },
  to: { name: 'Ordini dalla Germania', text: 'da qualunque strada' },
  options: [
    { name: 'Un secondo negozio', text: 'tutto doppio da tenere', weeks: 16, days: 25, cost: 20_000 },
    { name: 'Un negozio, due mercati', text: 'un solo catalogo', weeks: 10, days: 15, cost: 10_000, chosen: true },
    { name: 'Prima un marketplace', text: 'parti con poco', weeks: 1, days: 1, cost: 5_000 },
  ],
  columns: { route: 'Strada', time: 'Tempi', team: 'I tuoi', cost: 'Costo' },
  taken: '(scelta)',
  huts: 2,
  hut: '{huts} huts',
}
const drawn = (fields: object = {}) => drawAscent(shownAscent(ascentFields.parse({ ...data, ...fields }), 'it')).frames
const frames = drawn()
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + distance(at(points, index), point), 0)

/** Path data of the lemon track. */
const track = (subject: string) => /stroke="var\(--lemon\)"[^>]* d="([^"]+)"/.exec(subject)?.[1]

test('the quickest way is drawn straight, the slowest all around, and all lead from the hut to the summit', () => {
  const shown = shownAscent(ascentFields.parse(data), 'it')
  expect(shown.options.map(({ weeks, way }) => [weeks, way])).toEqual([
    [16, 'round'],
    [10, 'pass'],
    [1, 'straight'],
  ])
  for (const map of maps) {
    const lines = ways.map((way) => lineOf(map, way))
    const lengths = lines.map(lengthOf)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    for (const line of lines) expect([line[0], line.at(-1)]).toEqual([map.hut, map.summit])
  }
})

test('the table has weeks, days and euros, in the language of the page (R-PAGE-14)', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'An example of 3.',
      hut: '2 huts',
      options: [
        { timeText: '16\u00a0settimane', teamText: '25\u00a0giorni', costText: '20.000\u00a0€', chosen: false },
        { timeText: '10\u00a0settimane', teamText: '15\u00a0giorni', chosen: true },
        { timeText: '1\u00a0settimana', teamText: '1\u00a0giorno', chosen: false },
      ],
    },
  ])
})

test('one route is chosen, and each takes a time of its own, or the build stops (R-PAGE-14, R-SITE-6)', () => {
  const [first, second, third] = data.options
  expect(mistakes({})).toEqual([])
  expect(mistakes({ options: [first, { ...second, chosen: false }, third] })).toEqual([
    'options have 0 chosen ones; one is taken',
  ])
  expect(mistakes({ options: [first, second, { ...third, weeks: 10 }] })).toEqual([
    'options[2].weeks is 10 again; each route takes a time of its own',
  ])
  expect(mistakes({ hut: '{hut}' })).toEqual([expect.stringMatching(/^hut names {hut} in .* {count}, {huts}$/)])
})

test('the chosen route alone is the track, whichever it is (R-PAGE-19)', () => {
  const [first, second, third] = data.options
  const other = drawn({ options: [{ ...first, chosen: true }, { ...second, chosen: false }, third] })
  const [before, after] = [frames, other].map((compositions) => track(compositions[0]?.subject ?? ''))
  expect(before).toBeDefined()
  expect(after).toBeDefined()
  expect(before).not.toBe(after)
})

test('labels overlap neither one another nor a route, nor leave the drawing', () => {
  frames.forEach((frame, index) => {
    const lines = ways.flatMap((way) => lineOf(at(maps, index), way))
    expectLegible(frame)
    for (const { box } of frame.places) {
      expect(lines.filter((at) => touches(box, { at, radius: 4 }))).toEqual([])
    }
  })
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of frames) expectLight(frame)
})
