import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawVeduta } from './draw'
import { vedutaFields } from './fields'
import { shownVeduta } from './shown'
import { lengthOf, shortestWay } from './way'

const stop = (place: string, time: string, parcels: number) => ({
  place,
  name: `Stop ${time}`,
  time,
  parcels,
  text: `{parcels} of {total}, dopo {leg}`,
})
const data = {
  type: 'veduta',
  heading: 'From the mountain',
  intro: 'An example: {total} over {distance}.',
  stops: [
    stop('gioeni', '09:00', 4),
    stop('bellini', '09:30', 10),
    stop('ursino', '10:00', 6),
    stop('porto', '10:30', 0),
  ],
  zones: [
    { name: 'oltre lo Stretto', parcels: 14 },
    { name: 'in Sicilia', parcels: 4 },
    { name: 'nelle isole minori', parcels: 2 },
  ],
  mountain: { name: 'Etna', text: 'Ash and wind.' },
  conclusion: { name: 'Three zones', text: 'And three prices.' },
  legend: { track: 'parcels', map: 'schematic' },
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawVeduta(shownVeduta(vedutaFields.parse(changed(fields)), 'it')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn(changed(fields))

/** Widths of the lemon lines, in the order in which they are drawn. */
const widths = (subject = '') =>
  [...subject.matchAll(/stroke="var\(--lemon\)" stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))

test('lengths are measured along the streets, as the town has them', () => {
  // From piazza Duomo to tondo Gioeni via Etnea is about 2.7 km of straight street.
  expect(lengthOf(shortestWay('duomo', 'gioeni'))).toBeCloseTo(2.66, 1)
  expect(lengthOf(shortestWay('gioeni', 'ognina'))).toBeCloseTo(lengthOf(shortestWay('ognina', 'gioeni')), 9)
  expect(lengthOf(shortestWay('ursino', 'ognina'))).toBeGreaterThan(3.9)
})

test('parcels and distances stand in the words, in the language of the page', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'An example: 20 over 3,9\u00a0km.',
      stops: [{}, { text: '10 of 20, dopo 1,8\u00a0km' }, {}, {}],
      zones: [{ parcelsText: '14' }, {}, {}],
    },
  ])
})

test('a round that does not add up, runs back in time or is too fast stops the build (R-PAGE-14)', () => {
  const { stops } = data
  expect(mistakes({})).toEqual([])
  expect(mistakes({ zones: data.zones.map((zone) => ({ ...zone, parcels: 5 })) })).toEqual([
    'zones send 15 parcels, and 20 are taken aboard',
  ])
  expect(mistakes({ stops: [stops[0], { ...stops[1], time: '08:50' }, ...stops.slice(2)] })).toEqual([
    'stops[1].time is 08:50, not after 09:00 of the stop before it',
  ])
  expect(mistakes({ stops: [stops[0], { ...stops[1], time: '09:02' }, ...stops.slice(2)] })).toEqual([
    'stops[1].time leaves 2 minutes for 1.8 km: faster than 40 km/h',
  ])
  expect(
    mistakes({ stops: [stops[0], stops[1], { ...stops[2], place: 'duomo' }, { ...stops[3], place: 'martiri' }] }),
  ).toEqual(['stops must end at porto: the parcels leave from there'])
  expect(mistakes({ intro: '{sum} parcels' })).toEqual([expect.stringMatching(/^intro names {sum}/)])
})

test('the track is as wide as what is aboard, and where it goes from the port', () => {
  const [wide] = asGiven()
  const [inSmall, onLand, atSea, ...round] = widths(wide?.subject)
  expect(round).toHaveLength(3)
  expect([round[1], round[2]]).toEqual(
    [(round[0] ?? 0) * 3.5, (round[0] ?? 0) * 5].map((width) => expect.closeTo(width, 0)),
  )
  expect([atSea, onLand, inSmall]).toEqual(
    [14, 4, 2].map((parcels) => expect.closeTo(((round[0] ?? 0) / 4) * parcels, 0)),
  )
})

test('another corner of the town moves the track and its length', () => {
  const stops = [data.stops[0], { ...data.stops[1], place: 'verga' }, ...data.stops.slice(2)]
  expect(drawn({ stops })[0]?.subject).not.toBe(asGiven()[0]?.subject)
  expect(resolved([changed({ stops })])).not.toEqual(resolved([data]))
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of asGiven()) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
