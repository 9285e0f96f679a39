import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawCore } from './draw'
import { coreFields, shownCore } from './fields'

const vein = (name: string, written: string, holds = false) => ({ name, text: 'scritta nel {year}', written, holds })
const data = {
  type: 'core',
  heading: 'What breaks',
  intro: 'An invented shop: {cut} of {all} in {years} years.',
  versions: [
    { name: 'A', released: '2010-01' },
    { name: 'B', released: '2014-01' },
    { name: 'C', released: '2016-01' },
  ],
  today: '2020-01',
  veins: [vein('Listino', '2011-05'), vein('Consegna', '2013-02', true), vein('Etichette', '2017-01')],
  fault: { before: 'C', name: 'The fault', text: 'What the new version cannot read.' },
  legend: { flow: 'a version', vein: 'a change' },
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawCore(shownCore(coreFields.parse(changed(fields)), 'it')).frames
const mistakes = (fields: object) => mistakesIn(changed(fields))

/** Lemon lines of the veins: one for each piece. */
const lines = (subject = '') => /stroke="var\(--lemon\)"[^>]* d="([^"]+)"/.exec(subject)?.[1]?.split('M').slice(1) ?? []
/** Leftmost and rightmost place of each dark flow. */
const reach = (data: string) => {
  const xs = [...data.matchAll(/[ML](-?\d+) -?\d+/g)].map(([, x]) => Number(x))
  return [Math.min(...xs), Math.max(...xs)] as const
}
const flows = (subject = '') =>
  [...subject.matchAll(/fill="var\(--(?:rock|bed-mid)\)"[^>]* d="([^"]+)"/g)].map(([, shape = '']) => reach(shape))

test('years, and how many changes are cut, are calculated', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'An invented shop: 1 of 3 in 10 years.',
      versions: [{ year: '2010' }, { year: '2014' }, { year: '2016' }],
      veins: [{ text: 'scritta nel 2011' }, {}, {}],
    },
  ])
})

/** R-PAGE-14 */
test('dates out of order or outside the core, and a fault that cuts nothing, stop the build', () => {
  const [first, second, third] = data.versions
  expect(mistakes({})).toEqual([])
  expect(mistakes({ versions: [first, third, second], fault: { ...data.fault, before: 'B' } })).toContain(
    'versions[2].released is 2014-01, -24 months after 2016-01: a flow of fewer than 6 cannot be drawn',
  )
  expect(mistakes({ today: '2016-04', veins: data.veins.slice(0, 2) })).toEqual([
    'today is 2016-04, 3 months after 2016-01: a flow of fewer than 6 cannot be drawn',
  ])
  expect(mistakes({ veins: [vein('Early', '2009-12'), ...data.veins] })).toEqual([
    'veins[0].written is 2009-12, outside the core of 2010-01 to 2020-01',
  ])
  expect(mistakes({ veins: [...data.veins].reverse() })).toHaveLength(2)
  expect(mistakes({ fault: { ...data.fault, before: 'D' } })).toEqual(['fault.before is "D", which is none of B, C'])
  expect(mistakes({ veins: data.veins.slice(1) })).toEqual([
    'veins none is older than 2016-01 and does not hold: the fault cuts nothing',
  ])
  expect(mistakes({ intro: '{rest} are left' })).toEqual([expect.stringMatching(/^intro names {rest}/)])
})

test('a flow is as long as its version lasted: a changed date moves its face', () => {
  const [wide] = drawn()
  const lengths = flows(wide?.subject).map(([left, right]) => right - left)
  // The first flow lasted twice as long as the second; its broken foot and the bent faces take or give a little.
  expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeGreaterThan(1.5)
  const later = data.versions.map((one) => (one.name === 'B' ? { ...one, released: '2015-01' } : one))
  const moved = flows(drawn({ versions: later })[0]?.subject)[0]?.[1] ?? 0
  expect(moved - (flows(wide?.subject)[0]?.[1] ?? 0)).toBeCloseTo(1180 / 10, -1)
})

test('the fault cuts what is older and does not hold, and nothing else', () => {
  for (const { subject } of drawn()) expect(lines(subject)).toHaveLength(4)
  const held = data.veins.map((one, index) => ({ ...one, holds: index !== 1 }))
  expect(lines(drawn({ veins: held })[0]?.subject)).toHaveLength(4)
  const none = data.veins.map((one) => ({ ...one, holds: true }))
  expect(lines(drawn({ veins: none })[0]?.subject)).toHaveLength(3)
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of drawn()) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn()) expectLight(frame)
})
