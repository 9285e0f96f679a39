import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import type { Point } from '../kit/geometry'
import { drawRidge } from './draw'
import { ridgeFields, shownRidge } from './fields'
import { ropes } from './rope'

const hut = (guide: number, pupil: number, name: string) => ({ guide, pupil, name, text: 'Somebody does it.' })
const data = {
  type: 'ridge',
  heading: 'Roped',
  intro: 'From {first} to {whole}.',
  huts: [hut(80, 20, 'Below'), hut(50, 50, 'Half-way'), hut(0, 100, 'Da soli')],
  guide: 'The guide',
  pupil: 'The pupil',
  note: 'Together {whole}.',
}

const drawn = (huts: readonly object[] = data.huts) =>
  drawRidge(shownRidge(ridgeFields.parse({ ...data, huts }), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

test('shares are written in the language of the page', () => {
  expect(resolved([data], { language: 'en' })).toMatchObject([
    {
      intro: 'From 20% to 100%.',
      huts: [{ guideText: '80%', pupilText: '20%' }, { pupilText: '50%' }, { guideText: '0%', pupilText: '100%' }],
    },
  ])
})

test('shares that make no hundred, shrink, or leave a guide at the summit stop the build and say where (R-PAGE-14, R-SITE-6)', () => {
  const [first, second, last] = data.huts
  expect(mistakes({})).toEqual([])
  expect(mistakes({ huts: [hut(80, 30, 'Below'), second, last] })).toEqual([
    'huts[0] shares 80 and 30: they make 110, not 100',
  ])
  expect(mistakes({ huts: [first, hut(90, 10, 'Back'), last] })).toEqual([
    'huts[1].pupil is 10 after 20: it must grow from hut to hut',
  ])
  expect(mistakes({ huts: [first, second, hut(10, 90, 'Nearly')] })).toEqual([
    'huts[2].guide is 10: at the summit one walks alone',
  ])
})

test('words that name no number of the example are found (R-PAGE-14)', () => {
  expect(mistakes({ note: 'Together {all}.' })).toEqual([expect.stringMatching(/^note names {all}/)])
})

test('at a hut each rope is as wide as its share, and both together always as wide', () => {
  const way = Array.from({ length: 101 }, (_, index): Point => [index * 4, 100])
  const stands = [
    { index: 0, share: 0.2 },
    { index: 50, share: 0.6 },
    { index: 100, share: 1 },
  ]
  /** Lowest and highest edge of a rope of 40 units where the way has come to x. */
  const edgesAt = (fill: string, x: number) => {
    const data = new RegExp(`fill="var\\(--${fill}\\)"[^>]* d="M([^"]+)z"`).exec(ropes(way, stands, 40))?.[1] ?? ''
    const [start = [], steps = []] = data.split('l').map((part) => part.split(' ').map(Number))
    let [atX, atY] = [start[0] ?? 0, start[1] ?? 0]
    const found: number[] = []
    if (atX === x) found.push(atY)
    for (let index = 0; index < steps.length; index += 2) {
      atX += steps[index] ?? 0
      atY += steps[index + 1] ?? 0
      if (Math.abs(atX - x) < 0.01) found.push(Math.round(atY * 10) / 10)
    }
    return found.sort((a, b) => a - b)
  }
  expect(edgesAt('lemon', 0)).toEqual([112, 120])
  expect(edgesAt('ink', 0)).toEqual([80, 112])
  expect(edgesAt('lemon', 200)).toEqual([96, 120])
  expect(edgesAt('ink', 200)).toEqual([80, 96])
  expect(edgesAt('lemon', 400)).toEqual([80, 120])
})

test('a change of a share moves the ropes in every composition', () => {
  const after = drawn([hut(80, 20, 'Below'), hut(40, 60, 'Half-way'), hut(0, 100, 'Da soli')])
  asGiven().forEach(({ subject }, index) => {
    expect(subject).not.toBe(after[index]?.subject)
  })
})

test.each([3, 5])('with %i huts, labels overlap neither one another nor leave the drawing', (count) => {
  const [first, second, last] = data.huts
  const more = [hut(40, 60, 'Sul negozio vero'), hut(10, 90, 'Quasi da soli')].slice(0, count - 3)
  for (const frame of drawn([first, second, ...more, last].flatMap((one) => one ?? []))) {
    // The two ropes are named, too.
    expect(frame.places).toHaveLength(count + 2)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
