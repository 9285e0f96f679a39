import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { isSeeded, type SeededTerrain, terrain, terrainFile, terrainsFile } from '../../../src/data-model/terrains'
import { type ContourLevel, contourLines } from './contour-lines'
import { frame, heightField } from './height-field'
import type { Point } from './line-path'
import { terrainPaths, terrainSvg } from './terrain-svg'

const read = (file: string): unknown => JSON.parse(readFileSync(join(process.cwd(), 'data', file), 'utf8'))
const { terrains } = terrainsFile.parse(read('terrains.json'))
const hills = [{ x: 1.2, y: 0.4, radiusX: 0.4, radiusY: 0.3, height: 1 }]
const describeTerrain = (form: SeededTerrain['form'], seed = 1): SeededTerrain => ({
  ...terrain.parse({ page: 'test', form, hills: form === 'hills' ? hills : [] }),
  seed,
})
const svgOf = (spec: SeededTerrain) => terrainSvg(terrainPaths(heightField(spec)))
const levelsOf = (spec: SeededTerrain) => contourLines(heightField(spec))

interface Drawn {
  points: Point[]
  closed: boolean
}

/** The points that the lines of a path pass through. */
function linesOf(path: string): Drawn[] {
  return (path.match(/M[^M]+/g) ?? []).map((line) => {
    const numbers = (line.match(/-?\d+/g) ?? []).map(Number)
    let [x = 0, y = 0] = numbers
    const points: Point[] = [[x, y]]
    for (let index = 4; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      points.push([x, y])
    }
    return { points, closed: line.endsWith('z') }
  })
}

const inFrame = ([x, y]: Point) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height

function contains(ring: Point[], [x, y]: Point): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside
  }, false)
}

/** Closed rings that lie inside a closed ring of a greater height. */
function hollows(levels: ContourLevel[]): number {
  const rings = levels.flatMap(({ height, path }) =>
    linesOf(path).flatMap(({ points, closed }) => (closed ? [{ height, points }] : [])),
  )
  return rings.filter(({ height, points: [first] }) =>
    rings.some((other) => first && other.height > height && contains(other.points, first)),
  ).length
}

test('the same description always draws the same terrain', () => {
  for (const form of ['hills', 'coast', 'slope'] as const) {
    expect(svgOf(describeTerrain(form))).toBe(svgOf(describeTerrain(form)))
  }
})

test('another seed draws another terrain', () => {
  expect(svgOf(describeTerrain('hills', 1))).not.toBe(svgOf(describeTerrain('hills', 2)))
})

test('hills have no hollow', () => {
  expect(hollows(levelsOf(describeTerrain('hills')))).toBe(0)
})

test('a coast has a heavy shore at height 0 and one faint line in the water', () => {
  const [depth, shore, land] = terrainPaths(heightField(describeTerrain('coast')))
  expect(levelsOf(describeTerrain('coast'))[1]).toMatchObject({ height: 0, index: true })
  expect(shore?.width).toBeGreaterThan(2)
  expect(depth?.width).toBeLessThan(land?.width ?? 0)
})

test('every page and the not-found page have a terrain', () => {
  const pages = JSON.stringify(read('routes.json')).matchAll(/"page":"([^"]+)"/g)
  expect(terrains.map(({ page }) => page).sort()).toEqual(
    [...Array.from(pages, ([, page]) => page), 'not-found'].sort(),
  )
})

test.each(terrains.map((one) => [one.page, one] as const))(
  'the file of %s weighs less than 8 kB compressed (R-SPEED-1)',
  (_, one) => {
    expect(gzipSync(readFileSync(join(process.cwd(), 'data', terrainFile(one)))).length).toBeLessThan(8000)
  },
)

test.each(terrains.map(({ page, spots }) => [page, spots] as const))(
  'the terrain of %s places its figures on the right, clear of each other (R-PAGE-23)',
  (page, spots) => {
    for (const [index, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(50)
      expect(spot.x).toBeLessThanOrEqual(84)
      // If a picture replaces the terrain, the free sky begins higher.
      expect(spot.y).toBeGreaterThanOrEqual(page === 'prestashop-catania' ? 12 : 24)
      expect(spot.y).toBeLessThanOrEqual(70)
      const close = spots.slice(index + 1).filter(({ x, y }) => Math.abs(x - spot.x) < 18 && Math.abs(y - spot.y) < 16)
      expect(close).toEqual([])
    }
  },
)

describe.each(terrains.filter(isSeeded).map((spec) => [spec.page, spec] as const))('the terrain of %s', (_, spec) => {
  const field = heightField(spec)
  const levels = contourLines(field)
  const lines = levels.flatMap(({ path }) => linesOf(path))

  test('is drawn', () => {
    expect(levels.length).toBeGreaterThan(5)
  })

  test('lets its lines run out of the frame: none ends inside it or follows its edge (R-PAGE-23)', () => {
    for (const { points, closed } of lines) {
      if (!closed) expect([points[0], points.at(-1)].filter((end) => end && inFrame(end))).toEqual([])
      const edge = points.filter(([x, y]) => x < -40 || y < -40 || x > frame.width + 40 || y > frame.height + 40)
      expect(edge).toEqual([])
    }
  })

  test('keeps its lines at least 7 px apart on every slope (R-PAGE-23)', () => {
    const { heights, columns, cell, interval } = field
    const steepest = heights.reduce((most, height, index) => {
      const rise = Math.hypot((heights[index + 1] ?? height) - height, (heights[index + columns] ?? height) - height)
      return (index + 1) % columns === 0 ? most : Math.max(most, rise / cell)
    }, 0)
    expect(interval / steepest).toBeGreaterThan(7)
  })
})
