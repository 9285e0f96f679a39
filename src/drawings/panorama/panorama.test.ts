import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawPanorama } from './draw'
import { panoramaFields, shownPanorama } from './fields'

const item = (page: string, altitude: number, title: string) => ({
  page,
  altitude,
  title,
  text: 'The product is there, perhaps a counter. Online there is nothing yet.',
  label: `Go ${title}`,
})
const items = [item('from-zero', 0, 'Seed'), item('established', 3300, 'Grove'), item('underperforming', 1900, 'Tree')]
const data = { type: 'panorama', heading: 'Where are you?', intro: 'Three places.', items }
const at = (...altitudes: number[]) => ({
  ...data,
  items: items.map((one, index) => ({ ...one, altitude: altitudes[index] })),
})

const drawn = (section: object = data) => drawPanorama(shownPanorama(panoramaFields.parse(section), 'en')).frames
const mistakes = (section: object) => mistakesIn(section)

/** Where the three discs stand, from the left. */
const discs = (subject: string) =>
  [
    ...(/stroke="var\(--lemon\)" stroke-width="21"[^>]* d="([^"]+)"/.exec(subject)?.[1] ?? '').matchAll(
      /M(\S+) (\S+)h0/g,
    ),
  ].map(([, x, y]) => [Number(x), Number(y)])

/** R-PAGE-2 */
test('altitudes are written in the language of the page', () => {
  const pages = new Map(items.map(({ page }) => [page, { path: `/it/${page}`, terrain: { href: '', spots: [] } }]))
  expect(resolved([data], { language: 'it', pages })).toMatchObject([
    { items: [{ altitudeText: '0\u00a0m' }, { altitudeText: '3.300\u00a0m' }, { altitudeText: '1.900\u00a0m' }] },
  ])
})

/** R-SITE-6 */
test('a place above the summit, or too near another, stops the build', () => {
  expect(mistakes(data)).toEqual([])
  expect(mistakes(at(0, 4000, 1900))).toEqual(['items[1].altitude is 4000 metres; the summit is at 3400'])
  expect(mistakes(at(0, 1900, 1850))).toEqual([
    expect.stringMatching(/^items\[2\]\.altitude is 1850 metres: two places/),
  ])
})

/** R-SITE-6 */
test('a shop that sells too little does not stand above one that does well', () => {
  expect(mistakes(at(0, 1900, 3300))).toEqual([
    expect.stringMatching(/^items\[2\]\.altitude is 3300 metres, above "established" at 1900/),
  ])
})

/** R-PAGE-19 */
test('who stands higher is drawn higher, and a change of the data moves the place', () => {
  const [before, after] = [discs(drawn()[0]?.subject ?? ''), discs(drawn(at(0, 3300, 1200))[0]?.subject ?? '')]
  const heights = before.map(([, y]) => y)
  expect(heights).toHaveLength(3)
  expect(heights).toEqual([...heights].sort((a = 0, b = 0) => b - a))
  expect(after[1]?.[1]).toBeGreaterThan((before[1]?.[1] ?? 0) + 40)
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of drawn()) {
    expect(frame.places).toHaveLength(3)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn()) expectLight(frame)
})
