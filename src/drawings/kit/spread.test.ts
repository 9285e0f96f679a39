import { spread } from './spread'

const items = [100, 104, 108, 300].map((at) => ({ at, size: 40 }))

test('items that have room stay where they want to be', () => {
  expect(
    spread(
      [
        { at: 50, size: 20 },
        { at: 100, size: 20 },
      ],
      4,
      [0, 200],
    ),
  ).toEqual([50, 100])
})

test('items that crowd move apart around their middle, and no further than they must', () => {
  expect(spread(items, 4, [0, 400])).toEqual([60, 104, 148, 300])
})

test('none leaves the room there is', () => {
  const places = spread(
    [
      { at: 2, size: 40 },
      { at: 390, size: 40 },
    ],
    4,
    [0, 400],
  )
  expect(places[0]).toBeGreaterThanOrEqual(20)
  expect(places[1]).toBeLessThanOrEqual(380)
})
