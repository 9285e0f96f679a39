import { distance, nearest, type Point } from './geometry'
import { cheapestWay, roundedWay } from './route'

const corner: readonly Point[] = [
  [0, 0],
  [200, 0],
  [200, 200],
]

test('a rounded way keeps its ends and cuts its corners, the wider the more often it is rounded', () => {
  const [little, much] = [roundedWay(corner, 2), roundedWay(corner, 30)]
  for (const way of [little, much]) {
    expect(way[0]).toEqual([0, 0])
    expect(way.at(-1)).toEqual([200, 200])
  }
  expect(nearest(much, [200, 0]).away).toBeGreaterThan(nearest(little, [200, 0]).away)
})

test('a way goes around what is dear, and straight where nothing is', () => {
  const land = { width: 400, height: 400, heightAt: () => 0 }
  const wall = ([x, y]: Point) => (x > 180 && x < 220 && y < 300 ? 50 : 1)
  const [free, kept] = [() => 1, wall].map((cost) => cheapestWay([40, 100], [360, 100], { ...land, cost }))
  expect(free?.every(([, y]) => y === 100)).toBe(true)
  expect(kept?.some(([, y]) => y >= 300)).toBe(true)
})

test('a way avoids a hill that it can walk around', () => {
  const heightAt = (x: number, y: number) => 90 * Math.exp(-(distance([x, y], [200, 110]) ** 2) / 2_000)
  const way = cheapestWay([40, 100], [360, 100], { width: 400, height: 400, cost: () => 1, heightAt })
  expect(Math.min(...way.map((point) => distance(point, [200, 110])))).toBeGreaterThan(40)
})
