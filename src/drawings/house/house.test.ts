import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { localized } from '../../../tests/jest/localized'
import { invented, mistakesIn, resolved } from '../../../tests/jest/references'
import { drawHouse } from './draw'
import { houseFields, shownHouse } from './fields'
import { levelOf, natural } from './plot'
import { sheets } from './sheets'

const figures = new Map([['help', invented({ id: 'help', format: 'text', value: localized('24/7', '24/7') })]])
const room = (name: string) => ({ room: name, name, text: 'Products, and how many are left.' })
const supply = (name: string) => ({ supply: name, name, text: 'Their help, lit {{help}}.' })
const data = {
  type: 'house',
  heading: 'A house',
  intro: 'It stands on rented ground.',
  yours: 'Yours',
  rooms: ['window', 'counter', 'stockroom', 'office'].map(room),
  theirs: 'Theirs',
  supplies: [{ ...supply('ground'), text: 'Rented.' }, ...['foundations', 'pipes', 'boiler'].map(supply)],
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) =>
  drawHouse(shownHouse(houseFields.parse(changed(fields)), { figures, language: 'en' })).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn(changed(fields), { figures })

/** Rooms alight. */
const lit = (subject: string) => [
  ...subject.matchAll(/fill="var\(--lemon\)" vector-effect="[^"]*" d="M\d+ -?\d+H\d+V[^"]+"/g),
]

test('the ground is levelled where as much is cut as is filled in', () => {
  for (const sheet of sheets) {
    const [left, right] = sheet.pad
    const steps = Array.from({ length: 200 }, (_, index) => left + ((right - left) * index) / 199)
    const moved = steps.reduce((sum, x) => sum + natural(sheet, x) - levelOf(sheet), 0)
    expect(Math.abs(moved / steps.length)).toBeLessThan(1)
  }
})

test('a room or a supply that comes twice stops the build', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ rooms: [room('office'), room('window'), room('office')] })).toEqual([
    'rooms[2].room is "office" again, which the house has once',
  ])
  expect(mistakes({ supplies: [supply('pipes'), supply('pipes')] })).toEqual([
    'supplies[1].supply is "pipes" again, which the house has once',
  ])
})

test('each room of the data is a room of the house (R-PAGE-19)', () => {
  for (const { subject } of asGiven()) expect(lit(subject)).toHaveLength(4)
  for (const { subject } of drawn({ rooms: data.rooms.slice(0, 3) })) expect(lit(subject)).toHaveLength(3)
})

test('figures stand in the words', () => {
  expect(resolved([data], { figures })).toMatchObject([
    { supplies: [{ text: 'Rented.' }, { text: 'Their help, lit 24/7.' }, {}, {}] },
  ])
})

test.each([2, 4])('with %i rooms, labels overlap neither one another nor leave the drawing', (count) => {
  for (const frame of drawn({ rooms: data.rooms.slice(0, count) })) {
    expect(frame.places).toHaveLength(2 + count + 4)
    expectLegible(frame)
  }
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
