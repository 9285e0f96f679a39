import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawPanorama } from './draw'
import { panoramaFields, shownPanorama } from './fields'
import { flank, summit, track, wayOn } from './mountain'
import { sheets } from './sheets'

const item = (page: string, altitude: number, title: string) => ({
  page,
  altitude,
  title,
  text: 'The product is there, perhaps a counter. Online there is nothing yet.',
  label: `Go ${title}`,
})
const items = [item('from-zero', 0, 'Seed'), item('established', 1900, 'Tree'), item('underperforming', 1900, 'Grove')]
const data = { type: 'panorama', heading: 'Where are you?', intro: 'Three places.', items, goal: { title: 'The top' } }
const at = (...altitudes: number[]) => ({
  ...data,
  items: items.map((one, index) => ({ ...one, altitude: altitudes[index] })),
})

const drawn = (section: object = data) => drawPanorama(shownPanorama(panoramaFields.parse(section), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (section: object) => mistakesIn(section)

test('altitudes are written in the language of the page (R-PAGE-2)', () => {
  const pages = new Map(items.map(({ page }) => [page, { path: `/it/${page}`, terrain: { href: '', spots: [] } }]))
  expect(resolved([data], { language: 'it', pages })).toMatchObject([
    {
      items: [{ altitudeText: '0\u00a0m' }, { altitudeText: '1.900\u00a0m' }, { altitudeText: '1.900\u00a0m' }],
      goal: { altitudeText: '3.300\u00a0m' },
    },
  ])
})

test('a place where its sign has no room, or a shop in trouble above one that does well, stops the build (R-SITE-6)', () => {
  expect(mistakes(data)).toEqual([])
  expect(mistakes(at(40, 1900, 1900))).toEqual([
    expect.stringMatching(/^items\[0\]\.altitude is 40 metres: the way begins/),
  ])
  expect(mistakes(at(0, 3000, 1900))).toEqual([expect.stringMatching(/^items\[1\]\.altitude is 3000 metres: the hut/)])
  expect(mistakes(at(0, 1900, 2000))).toEqual([
    expect.stringMatching(/^items\[2\]\.altitude is 2000 metres: height is growth/),
  ])
})

test('heights are to scale: hut and crater stand where their altitudes are (R-PAGE-19)', () => {
  for (const sheet of sheets) {
    const way = sheet.shore - sheet.peak[1]
    for (const side of ['left', 'right'] as const)
      expect((sheet.shore - flank(sheet, side, 1650)[1]) / way).toBeCloseTo(1650 / summit)
  }
})

test('the track has no gap: what is walked ends at the hut, where what lies ahead begins', () => {
  for (const sheet of sheets) {
    const [walked, ahead] = [track(sheet, 1900), wayOn(sheet, 1900)]
    expect(walked[0]).toEqual([sheet.pier, sheet.shore])
    expect(walked.at(-1)).toEqual(flank(sheet, 'left', 1900))
    expect(ahead[0]).toEqual(flank(sheet, 'left', 1900))
    expect(ahead.at(-1)).toEqual(sheet.peak)
  }
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of asGiven()) {
    expect(frame.places).toHaveLength(4)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
