import { sizes, unitsPerRem } from './frames'
import { range } from './geometry'
import { placeLabels } from './labels'
import { measure, wrap } from './lettering'
import type { Mark, Place } from './mark'
import { type Area, type Obstacle, overlap } from './obstacles'

const sheet = { size: 'small', width: 960, height: 700, bleed: 0 } as const

const mark = (index: number): Mark => ({
  id: `mark-${index}`,
  words: {
    figure: '−20',
    name: 'Registrazione obbligatoria',
    text: 'Una password, prima di pagare, su ogni telefono.',
  },
  at: [150 + (index % 3) * 320, 130 + Math.floor(index / 3) * 220],
  radius: 30,
})
const marks = range(7).map(mark)

/** The box of a label on a screen of a width in rem. */
function boxAt(place: Place, words: Mark['words'], width: number): Area {
  const rem = sheet.width / width
  const size = measure(words, sheet.size, place.column)
  const left = place.x - place.alignX * size.width * rem
  const top = place.y - place.alignY * size.height * rem
  return [left, top, left + size.width * rem, top + size.height * rem]
}

test('labels overlap neither one another nor the marks, at every width that shows them', () => {
  const places = placeLabels(marks, sheet, [])
  for (const width of [sizes.small.from, 52, 60, 70, sizes.small.upTo]) {
    const boxes = places.map((place, index) => boxAt(place, marks[index]?.words ?? {}, width))
    for (const [index, box] of boxes.entries()) {
      expect(boxes.some((other, place) => place !== index && overlap(box, other))).toBe(false)
      expect(box[0]).toBeGreaterThanOrEqual(0)
      expect(box[2]).toBeLessThanOrEqual(sheet.width)
    }
  }
})

test('a label keeps clear of what is drawn', () => {
  const wall: Obstacle[] = range(60).map((step) => ({ at: [560, step * 12], radius: 12 }))
  const [place] = placeLabels([{ ...mark(0), at: [480, 300] }], sheet, wall)
  const [left, top, right, bottom] = place?.box ?? [0, 0, 0, 0]
  expect(wall.some(({ at: [x, y] }) => x > left - 12 && x < right + 12 && y > top && y < bottom)).toBe(false)
})

test('a label that stands apart from its mark has a line to it, which crosses nothing', () => {
  const gate: Obstacle[] = [-40, 40].map((away) => ({ at: [540, 350 + away], radius: 16 }))
  const narrow = { ...mark(0), at: [480, 350], radius: 20, sides: ['right'] } as const
  const [place] = placeLabels([narrow], sheet, gate)
  expect(place?.leader?.[0][0]).toBeGreaterThan(500)
  expect(place?.leader?.[1][0]).toBeGreaterThan(556)
  const closed: Obstacle[] = [...gate, { at: [540, 350], radius: 16 }]
  expect(() => placeLabels([narrow], sheet, closed)).toThrow(/finds no room/)
})

test('words that find no room are named, with what to do', () => {
  const name = range(20)
    .map(() => 'Registrazione obbligatoria')
    .join(' ')
  expect(() => placeLabels([{ ...mark(0), words: { name }, columns: [60] }], sheet, [])).toThrow(
    /finds no room.*Shorten it/,
  )
})

test('the same marks always have the same places', () => {
  expect(placeLabels(marks, sheet, [])).toEqual(placeLabels(marks, sheet, []))
})

test('text wraps at spaces, and a word longer than the column keeps its line', () => {
  expect(wrap('due parole', 100).lines).toBe(1)
  expect(wrap('due parole', 5).lines).toBe(2)
  expect(wrap('sottoperformante', 2).lines).toBe(1)
})

test('text is never larger, against the drawing, than where it is measured', () => {
  expect(unitsPerRem(sheet)).toBe(sheet.width / sizes.small.from)
})

test('digits take equal room, as they do on the page', () => {
  expect(measure({ total: '100%' }, 'wide', 3).width).toBe(measure({ total: '900%' }, 'wide', 3).width)
})
