import { awayFrom, isCrossed, leaderTo } from './leader'

const box = [100, 100, 200, 160] as const

test('a label close to its mark needs no line', () => {
  expect(leaderTo({ mark: [85, 120], radius: 5, box, first: 10 })).toBeNull()
})

test('a line leads from the edge of the mark to the first line of a label beside it', () => {
  expect(leaderTo({ mark: [44, 110], radius: 8, box, first: 10 })).toEqual([
    [54, 110],
    [94, 110],
  ])
})

test('above and below, a line leads straight down or up', () => {
  expect(leaderTo({ mark: [150, 40], radius: 8, box, first: 10 })?.[1]).toEqual([150, 94])
  expect(leaderTo({ mark: [150, 220], radius: 8, box, first: 10 })?.[1]).toEqual([150, 166])
})

test('a label that another mark is nearer to has a line to its own, however close', () => {
  const named = { mark: [80, 130], radius: 5, box, first: 30 } as const
  expect(leaderTo(named)).toBeNull()
  expect(leaderTo(named, [[150, 170]])).not.toBeNull()
})

test('words without a mark have no line', () => {
  expect(leaderTo({ mark: [0, 0], radius: 0, box, first: 10 })).toBeNull()
})

test('lines cross or do not, and a shared end is no crossing', () => {
  const diagonal = [
    [0, 0],
    [10, 10],
  ] as const
  expect(
    isCrossed(diagonal, [
      [0, 10],
      [10, 0],
    ]),
  ).toBe(true)
  expect(
    isCrossed(diagonal, [
      [20, 0],
      [30, 10],
    ]),
  ).toBe(false)
  expect(
    isCrossed(diagonal, [
      [10, 10],
      [20, 0],
    ]),
  ).toBe(false)
})

test('a point inside an area is not away from it', () => {
  expect(awayFrom(box, [150, 130])).toBe(0)
  expect(awayFrom(box, [197, 164])).toBe(4)
})
