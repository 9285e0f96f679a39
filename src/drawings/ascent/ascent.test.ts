import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { touches } from '../kit/obstacles'
import { drawAscent, hutsOn } from './draw'
import { ascentFields, shownAscent } from './fields'
import { heightAt, hut, summit } from './mountain'
import { measured, routes } from './routes'
import { onSheet, sheets } from './sheets'

const data = {
  type: 'ascent',
  heading: 'Three ways',
  intro: 'An example of {count}.',
  from: { name: 'Oggi', text: 'un negozio, in italiano' },
  to: { name: 'Ordini dalla Germania', text: 'da qualunque strada' },
  options: [
    { way: 'straight', name: 'Un secondo negozio', text: 'fai presto, e poi tieni tutto doppio', cost: 20_000 },
    { way: 'pass', name: 'Un negozio, due mercati', text: 'un solo catalogo', cost: 10_000, chosen: true },
    { way: 'round', name: 'Prima un marketplace', text: 'parti con poco', cost: 5_000 },
  ],
  columns: { route: 'Strada', length: 'Lunghezza', climb: 'Dislivello', cost: 'Costo' },
  taken: '(scelta)',
  huts: 2,
  hut: '{huts} huts',
  scale: 'A kilometre is a week',
}
const drawn = (fields: object = {}) => drawAscent(shownAscent(ascentFields.parse({ ...data, ...fields }), 'it')).frames
/** Drawn once: it is a search over a whole mountain. */
const frames = drawn()
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

/** Path data of the lemon track. */
const track = (subject: string) => /stroke="var\(--lemon\)"[^>]* d="([^"]+)"/.exec(subject)?.[1]

test('a length is measured along the ground, and a climb is what goes up on the way', () => {
  const flat = measured([
    [100, 100],
    [100, 400],
  ])
  expect(flat.length).toBeGreaterThanOrEqual(3)
  const there = measured([hut, summit])
  const back = measured([summit, hut])
  expect(there.climb).toBeCloseTo((heightAt(...summit) - heightAt(...hut)) * 10, 5)
  expect(back).toMatchObject({ length: there.length, climb: 0 })
})

test('the straight way is the shortest and climbs most, the way around is the longest', () => {
  const { straight, pass, round } = routes()
  expect([straight, pass, round].map(({ length }) => Math.round(length))).toEqual([8, 10, 15])
  expect(straight.climb).toBeGreaterThan(round.climb)
  expect(round.climb).toBeGreaterThan(pass.climb)
  for (const { points } of [straight, pass, round]) {
    expect(points[0]).toEqual(hut)
    expect(points.at(-1)).toEqual(summit)
  }
})

/** R-PAGE-14 */
test('the table has the length and the climb of the drawn ground, in the language of the page', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'An example of 3.',
      hut: '2 huts',
      options: [
        { lengthText: '8,3\u00a0km', climbText: '1.960\u00a0m', costText: '20.000\u00a0€', chosen: false },
        { lengthText: '10,1\u00a0km', climbText: '1.530\u00a0m', chosen: true },
        { lengthText: '15,3\u00a0km', climbText: '1.780\u00a0m', chosen: false },
      ],
    },
  ])
})

/** R-PAGE-14, R-SITE-6 */
test('one route is chosen, and each has a way of its own, or the build stops', () => {
  const [first, second, third] = data.options
  expect(mistakes({})).toEqual([])
  expect(mistakes({ options: [first, { ...second, chosen: false }, third] })).toEqual([
    'options have 0 chosen ones; one is taken',
  ])
  expect(mistakes({ options: [first, second, { ...third, way: 'pass' }] })).toEqual([
    'options[2].way is "pass" again; each route has a way of its own',
  ])
  expect(mistakes({ hut: '{hut}' })).toEqual([expect.stringMatching(/^hut names {hut} in .* {count}, {huts}$/)])
})

/** R-PAGE-19 */
test('the chosen route alone is the track, whichever it is; huts part it evenly', () => {
  const [first, second, third] = data.options
  const other = drawn({ options: [{ ...first, chosen: true }, { ...second, chosen: false }, third] })
  const [before, after] = [frames, other].map((compositions) => track(compositions[0]?.subject ?? ''))
  expect(before).toBeDefined()
  expect(after).toBeDefined()
  expect(before).not.toBe(after)
  expect(
    hutsOn(
      [0, 1, 2, 3, 4, 5, 6].map((x) => [x, 0]),
      2,
    ),
  ).toEqual([
    [2, 0],
    [4, 0],
  ])
})

test('labels and the table overlap neither one another nor a route, nor leave the drawing', () => {
  frames.forEach((frame, index) => {
    const sheet = sheets[index]
    const ways = Object.values(routes()).flatMap(({ points }) => points.map((point) => sheet && onSheet(sheet, point)))
    expectLegible(frame)
    for (const { box } of frame.places) {
      expect(ways.filter((at) => at && touches(box, { at, radius: 4 }))).toEqual([])
    }
  })
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of frames) expectLight(frame)
})
