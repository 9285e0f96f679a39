import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawCadastre } from './draw'
import { cadastreFields, shownCadastre } from './fields'
import { borderOf, divide, sheets } from './land'
import { areaOf, middleOf, type Polygon, split, stretches } from './polygon'

const parcel = (name: string, size: number, crop: string) => ({ name, text: 'quanto ne occupa', size, crop })
const data = {
  type: 'cadastre',
  heading: 'A farm',
  intro: 'An invented shop: {total} in {count} parcels.',
  total: 12,
  parcels: [
    parcel('Codice', 1, 'yard'),
    parcel('Moduli', 2, 'vines'),
    parcel('Foto del catalogo', 5, 'orchard'),
    parcel('Copie', 4, 'wood'),
  ],
  owner: { name: 'a nome tuo', text: 'Everything in one name.' },
  legend: { border: 'the border', facts: [] },
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawCadastre(shownCadastre(cadastreFields.parse(changed(fields)), 'it')).frames
const mistakes = (fields: object) => mistakesIn(changed(fields))

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('a field is cut where the first part has its share', () => {
  const [first, second] = split(square, [1, 0], 0.3)
  expect(areaOf(first)).toBeCloseTo(30, 5)
  expect(areaOf(second)).toBeCloseTo(70, 5)
  expect(middleOf(first)[0]).toBeCloseTo(1.5, 5)
  expect(stretches(square, [5, 5], [1, 0])).toEqual([
    [
      [0, 5],
      [10, 5],
    ],
  ])
})

test.each(sheets)('on the $size map every parcel is as large as its room, and together they are the farm', (sheet) => {
  const sizes = [1, 2, 1, 3, 9, 4]
  const border = borderOf(sheet)
  const areas = divide(border, sizes).map(areaOf)
  const unit = areaOf(border) / 20
  expect(areas).toHaveLength(6)
  areas.forEach((area, index) => {
    expect(area / unit).toBeCloseTo(sizes[index] ?? 0, 3)
  })
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(areaOf(border), 3)
})

test('sizes stand in the register in the language of the page, with their numbers', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'An invented shop: 12\u00a0GB in 4 parcels.',
      totalText: '12\u00a0GB',
      parcels: [{ number: '1', sizeText: '1\u00a0GB' }, { number: '2' }, {}, { number: '4', sizeText: '4\u00a0GB' }],
    },
  ])
})

/** R-PAGE-14 */
test('parcels that do not come to the total stop the build', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ total: 13 })).toEqual(['total is 13 GB, and the parcels come to 12 GB'])
  expect(mistakes({ intro: '{size} in all' })).toEqual([expect.stringMatching(/^intro names {size}/)])
})

test('a changed size moves the borders', () => {
  const parcels = data.parcels.map((one) => (one.name === 'Moduli' ? { ...one, size: 4 } : one))
  expect(drawn({ parcels, total: 14 })[0]?.subject).not.toBe(drawn()[0]?.subject)
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of drawn()) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of drawn()) expectLight(frame)
})
