import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawStreet } from './draw'
import { shownStreet, streetFields } from './fields'
import { darkness, sunHeight } from './sky'

const ready = [
  { time: '06:30', name: 'Il dominio', text: 'il tuo indirizzo porta al negozio' },
  { time: '08:00', name: 'Le giacenze', text: 'contate e caricate' },
  { time: '09:15', name: 'I pagamenti', text: 'un incasso, un rimborso, un rifiuto' },
  { time: '10:30', name: 'Si apre', text: 'tolta la password' },
]
const after = [
  { time: '12:00', name: 'Il primo ordine', text: 'con la sua etichetta' },
  { time: '20:30', name: 'La sera', text: 'la serranda resta su' },
]
const data = {
  type: 'street',
  heading: 'Opening day',
  intro: '{count} steps, open at {opening}.',
  light: { from: 6, to: 20 },
  ready,
  after,
  shutter: 'A step is a thing',
}
const drawn = (fields: object = {}) => drawStreet(shownStreet(streetFields.parse({ ...data, ...fields }), 'it')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

/** Lower edges of the shop's shutters: they alone are bars of this weight, at the height of a door or below. */
const shutters = (subject: string) =>
  [...subject.matchAll(/stroke-width="4.5" [^>]*d="M30 (-?\d+)H146"/g)].map(([, bottom]) => Number(bottom))
/** Across and down, of the suns. */
const suns = (subject: string) =>
  [...subject.matchAll(/fill="var\(--sun\)"[^>]* d="M(\d+) (\d+)a18 /g)].map(([, x, y]) => [Number(x), Number(y)])

test('moments follow one another, with times as one says them', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: '3 steps, open at 10:30.',
      moments: [
        { timeText: '6:30', name: 'Il dominio' },
        { timeText: '8:00' },
        { timeText: '9:15' },
        { timeText: '10:30' },
        { timeText: '12:00' },
        { timeText: '20:30', name: 'La sera' },
      ],
    },
  ])
})

test('hours out of their order, or a day without its evening, stop the build (R-PAGE-14, R-SITE-6)', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ ready: [ready[0], ready[2], ready[1], ready[3]] })).toEqual([
    'ready[2].time is 08:00, not after 09:15 before it',
  ])
  expect(mistakes({ after: [{ ...after[0], time: '10:00' }, after[1]] })).toEqual([
    'after[0].time is 10:00, not after 10:30 before it',
  ])
  expect(mistakes({ light: { from: 7, to: 21 } })).toEqual([
    'light.from is 7, after the first moment',
    'light.to is 21, after the last moment: it is an evening',
  ])
  expect(mistakes({ shutter: 'One of {steps}' })).toEqual([
    expect.stringMatching(/^shutter names {steps} in .* {count}, {opening}$/),
  ])
})

test('the shutter rises one step with each thing that is ready, and is gone with the last (R-PAGE-19)', () => {
  for (const { subject } of asGiven()) expect(shutters(subject)).toEqual([-33, -66, -99])
  const three = drawn({ ready: ready.slice(0, 3) })
  for (const { subject } of three) expect(shutters(subject)).toEqual([-44, -88])
})

test('the sun stands as high as the hour wants it (R-PAGE-19)', () => {
  expect(sunHeight(13, { from: 6, to: 20 })).toBeCloseTo(1)
  expect(sunHeight(21, { from: 6, to: 20 })).toBeLessThan(0)
  expect([darkness(13, { from: 6, to: 20 }), darkness(20.5, { from: 6, to: 20 })]).toEqual([0, 1])
  const [early, later] = [
    asGiven(),
    drawn({ ready: [ready[0], { ...ready[1], time: '08:45' }, ...ready.slice(2)] }),
  ].map((frames) => suns(frames[0]?.subject ?? ''))
  expect(early).toHaveLength(5)
  expect(later?.[1]?.[1]).toBeLessThan(early?.[1]?.[1] ?? 0)
  expect(later?.[2]).toEqual(early?.[2])
})

test.each([3, 5])('with %i steps, labels overlap neither one another nor leave the drawing', (count) => {
  const steps = [...ready.slice(0, 1), { ...ready[1], time: '07:15', name: 'I corrieri' }, ...ready.slice(1)]
  for (const frame of drawn({ ready: steps.slice(0, count) })) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
