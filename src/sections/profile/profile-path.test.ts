import { profilePath } from './profile-path'

/** The end points of the line's stretches: [x, y], with y counted from the top. */
const ends = (path: string) =>
  path.split(/(?=[MLC])/).map((stretch) => stretch.slice(1).split(',').map(Number).slice(-2))

test('each point stands where its column begins, as high as the data says', () => {
  expect(ends(profilePath([10, 50, 90, 30])).slice(0, 4)).toEqual([
    [0, 90],
    [250, 50],
    [500, 10],
    [750, 70],
  ])
})

test('the line goes on to the right edge', () => {
  expect(ends(profilePath([10, 50, 90])).at(-1)?.[0]).toBe(1000)
})

test('the line never leaves its box', () => {
  for (const [, y = Number.NaN] of ends(profilePath([0, 100, 0, 100]))) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
  }
})

test('the same heights always draw the same line', () => {
  expect(profilePath([8, 45, 92])).toBe(profilePath([8, 45, 92]))
})
