import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { invented, mistakesIn, resolved } from '../../../tests/jest/references'
import { drawLandfall } from './draw'
import { landfallFields, shownLandfall } from './fields'

const figures = (value: number, unit = 'day') =>
  new Map([['within', invented({ id: 'within', format: 'duration', value, unit })]])
const soundings = [
  { days: 24, name: 'La piattaforma', text: 'scelta, con le ragioni' },
  { days: 12, name: 'Il catalogo', text: 'caricato da un foglio' },
  { days: 4, name: 'Le chiavi', text: 'ogni account' },
]
const data = {
  type: 'landfall',
  heading: 'The course',
  intro: 'An example of {start} days and {count} soundings.',
  within: 'within',
  begin: 'days at most',
  soundings,
  left: 'days before',
  landing: { name: 'Opening day', text: 'the first order' },
}

const drawn = (start = 30, fields: object = {}) =>
  drawLandfall(shownLandfall(landfallFields.parse({ ...data, ...fields }), { language: 'en', figures: figures(start) }))
    .frames
const asGiven = once(() => drawn())
const mistakes = (fields: object, given = figures(30)) => mistakesIn({ ...data, ...fields }, { figures: given })

/** Dots of the soundings, the beginning and the landing. */
const dotsOf = (subject: string) =>
  /stroke="var\(--ink\)" stroke-width="20"[^>]* d="([^"]+)"/.exec(subject)?.[1]?.split('M').slice(1) ?? []

test('the depth where the course begins is the figure of the site, in the language of the page', () => {
  expect(resolved([data], { figures: figures(30), language: 'it' })).toMatchObject([
    {
      intro: 'An example of 30 days and 3 soundings.',
      startText: '30',
      landingText: '0',
      soundings: [{ depthText: '24' }, { depthText: '12' }, { depthText: '4' }],
    },
  ])
})

test('soundings that do not get shallower, and a course too short or too long to draw, stop the build (R-PAGE-14, R-SITE-6)', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ soundings: [soundings[0], soundings[2], soundings[1]] })).toEqual([
    'soundings[2].days is 12, not less than the 4 of the sounding before it',
  ])
  expect(mistakes({}, figures(4, 'week'))).toEqual(['within is no duration in days'])
  for (const days of [9, 36, 20.5])
    expect(mistakes({}, figures(days))).toEqual([
      `within is ${days} days: the drawing has room for 10 to 35 whole days`,
    ])
})

test('words that name no number of the example are found (R-PAGE-14)', () => {
  expect(mistakes({ begin: 'At most {day}' })).toEqual([
    expect.stringMatching(/^begin names {day} in .* {start}, {count}$/),
  ])
})

test('another day moves its sounding, another figure all of them (R-PAGE-19)', () => {
  const [before, later, longer] = [
    asGiven(),
    drawn(30, { soundings: [soundings[0], { ...soundings[1], days: 9 }, soundings[2]] }),
    drawn(40),
  ].map((frames) => dotsOf(frames[0]?.subject ?? ''))
  expect(before).toHaveLength(5)
  expect(later?.map((dot, index) => dot === before?.[index])).toEqual([true, true, false, true, true])
  expect(longer?.map((dot, index) => dot === before?.[index])).toEqual([true, false, false, false, true])
})

test('a course that is shorter than the first sounding makes all of them shallower', () => {
  expect(mistakes({}, figures(12))).toEqual([])
  expect(resolved([data], { figures: figures(12) })).toMatchObject([
    { soundings: [{ depthText: '11' }, { depthText: '6' }, { depthText: '2' }] },
  ])
})

test('labels stand free', () => {
  for (const frame of asGiven()) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
