import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawDistances } from './draw'
import { distancesFields, shownDistances } from './fields'
import { kilometres, project } from './globe'

const catania = { latitude: 37.5, longitude: 15.09 }
const place = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude })
const london = place('London', 51.51, -0.13)
const data = {
  type: 'distances',
  heading: 'From here',
  intro: 'London is {farthest} away, Palermo {nearest}.',
  harbour: { name: 'Catania', ...catania },
  below: 'one harbour',
  ring: 500,
  places: [london, place('Athens', 37.98, 23.73), place('Palermo', 38.12, 13.36), place('Vienna', 48.21, 16.37)],
  note: 'As the crow flies.',
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) =>
  drawDistances(shownDistances(distancesFields.parse(changed(fields)), 'en')).frames
const mistakes = (fields: object) => mistakesIn(changed(fields))

test.each([
  ['London', 51.51, -0.13, 1960],
  ['Palermo', 38.12, 13.36, 167],
  ['the pole', 90, 0, 5838],
])('the way to %s is as long as the globe says', (_name, latitude, longitude, expected) => {
  expect(Math.abs(kilometres(catania, { latitude, longitude }) - expected)).toBeLessThan(5)
})

test('on the map a place is as far from the middle as on the globe, in its own direction', () => {
  for (const { latitude, longitude } of data.places) {
    const [east, north] = project({ latitude, longitude }, catania)
    expect(Math.hypot(east, north)).toBeCloseTo(kilometres(catania, { latitude, longitude }), 3)
  }
  expect(project({ latitude: 47.5, longitude: 15.09 }, catania)[0]).toBeCloseTo(0)
})

test('distances are calculated, in the language of the page, the nearest first', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'London is 1.960\u00a0km away, Palermo 170\u00a0km.',
      places: [
        { name: 'Palermo', distance: '170\u00a0km' },
        { name: 'Athens' },
        { name: 'Vienna' },
        { name: 'London' },
      ],
      rings: ['500\u00a0km', '1.000\u00a0km', '1.500\u00a0km', '2.000\u00a0km'],
    },
  ])
})

/** R-SITE-6 */
test('a place beside the map, or in the harbour, stops the build', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ places: [...data.places, place('New York', 40.71, -74.01)] })).toEqual([
    expect.stringMatching(/^places\[4\] is 7\d\d0 km away: it lies outside the map$/),
  ])
  expect(mistakes({ places: [...data.places, place('Syracuse', 37.08, 15.28)] })).toEqual([
    expect.stringMatching(/^places\[4\] is 50 km from the harbour/),
  ])
})

/** R-PAGE-19 */
test('a place that moves takes its line along', () => {
  const moved = drawn({ places: [{ ...london, latitude: 48.86, longitude: 2.35 }, ...data.places.slice(1)] })
  expect(moved[0]?.subject).not.toBe(drawn()[0]?.subject)
  expect(moved[0]?.land).toBe(drawn()[0]?.land)
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of drawn()) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn()) expectLight(frame)
})
