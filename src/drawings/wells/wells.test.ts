import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawWells } from './draw'
import { shownWells, wellsFields } from './fields'
import { sheets } from './sheets'
import { tableOf } from './table'

const sold = (count: number, name: string) => ({ sold: count, name, text: 'Scende per tutti.' })
const data = {
  type: 'wells',
  heading: 'Two wells',
  intro: 'Of {stock}, {remaining} stay; alone the site would believe in {believed}, {missing} too many.',
  stock: 18,
  opening: 'at opening',
  counter: sold(7, 'al banco'),
  site: sold(5, 'sul sito'),
  remaining: { name: 'for both', text: 'From here.' },
  believed: { name: 'con due conti', text: '{missing} are not there.' },
  line: 'A pack',
  gone: 'A pack sold',
  shared: 'The level',
}

const drawn = (fields: object = {}) => drawWells(shownWells(wellsFields.parse({ ...data, ...fields }), 'en')).frames
const mistakes = (fields: object) => mistakesIn({ ...data, ...fields })

/** Rows of water that are left: lines as wide as a share of a pack. */
const rows = (subject: string) =>
  /<path stroke="var\(--water\)" stroke-width="[\d.]+" d="([^"]+)"/.exec(subject)?.[1]?.split('M').slice(1) ?? []

/** Heights of the broken lines: one for each pack sold. */
const gone = (land: string) => {
  const data = /<path stroke="var\(--water\)"[^>]* d="([^"]+)"/.exec(land)?.[1] ?? ''
  return new Set([...data.matchAll(/M-?\d+ (\d+)h/g)].map(([, y]) => y))
}

test('what is left, and what the site would believe alone, are calculated', () => {
  expect(resolved([data], { language: 'en' })).toMatchObject([
    {
      intro: 'Of 18, 6 stay; alone the site would believe in 13, 7 too many.',
      stockText: '18',
      counter: { soldText: '−7' },
      site: { soldText: '−5' },
      remaining: { leftText: '6' },
      believed: { believedText: '13', text: '7 are not there.' },
    },
  ])
})

/** R-PAGE-14, R-SITE-6 */
test('a stock that runs dry stops the build and says by how much', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ stock: 14 })).toEqual(['stock is 14, and 7 + 5 are sold: 2 are left, and at least 3 must stay'])
})

/** R-PAGE-14 */
test('words that name no number of the example are found', () => {
  expect(mistakes({ line: '{packs}' })).toEqual([expect.stringMatching(/^line names {packs}/)])
})

test('each pack that is left is a line of water, each pack sold a broken one', () => {
  for (const { subject, land } of drawn()) {
    expect(rows(subject)).toHaveLength(6)
    expect(gone(land).size).toBe(7 + 5)
  }
})

test('the level is the stock: it falls by as much as is sold, wherever it is sold', () => {
  const levels = [
    [7, 5],
    [5, 7],
    [7, 6],
  ].map(([counter = 0, site = 0]) => {
    const [field] = sheets
    if (!field) throw new Error('No composition')
    const table = tableOf({ stock: 18, counter: sold(counter, 'counter'), site: sold(site, 'site') }, field)
    return { level: table.levelAt(table.remaining), pack: table.pack }
  })
  expect(levels[1]?.level).toBe(levels[0]?.level)
  expect(levels[2]?.level).toBeCloseTo((levels[0]?.level ?? 0) + (levels[0]?.pack ?? 0))
})

test('the water is drawn down around each well, the more the more is sold there, and not where it is read', () => {
  for (const field of sheets) {
    const { drawdown } = tableOf(wellsFields.parse(data), field)
    const [counter, site] = field.wells
    expect(drawdown(counter, 6) / drawdown(site, 6)).toBeCloseTo(7 / 5)
    expect(drawdown(counter, 6)).toBeGreaterThan(drawdown(counter + field.reach / 2, 6))
    expect(drawdown(field.staff, 6)).toBe(0)
  }
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of drawn()) {
    expect(frame.places).toHaveLength(5)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn()) expectLight(frame)
})
