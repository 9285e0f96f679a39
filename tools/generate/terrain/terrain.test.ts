import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { type Terrain, terrain, terrainsFile } from '../../../src/data-model/terrains'
import { type ContourLevel, contourLines } from './contour-lines'
import { frame, heightField } from './height-field'
import type { Point } from './line-path'
import { linesOfTerrain, terrainPaths, terrainSvg } from './terrain-svg'

const read = (file: string): unknown => JSON.parse(readFileSync(join(process.cwd(), 'data', file), 'utf8'))
const { terrains } = terrainsFile.parse(read('terrains.json'))
const hills = [{ x: 1.2, y: 0.4, radiusX: 0.4, radiusY: 0.3, height: 1 }]
const describeTerrain = (form: Terrain['form'], seed = 1) =>
  terrain.parse({ page: 'test', seed, form, hills: form === 'hills' ? hills : [] })
const svgOf = (spec: Terrain) => terrainSvg(terrainPaths(heightField(spec)))
const levelsOf = (spec: Terrain) => contourLines(heightField(spec))

interface Drawn {
  points: Point[]
  closed: boolean
}

/** The points that the lines of a path pass through, without the ticks in hollows. */
function linesOf(path: string): Drawn[] {
  return (path.match(/M[^M]+/g) ?? [])
    .filter((line) => line.includes('q'))
    .map((line) => {
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
  for (const form of ['hills', 'coast', 'slope', 'crater', 'etna'] as const) {
    expect(svgOf(describeTerrain(form))).toBe(svgOf(describeTerrain(form)))
  }
})

test('another seed draws another terrain', () => {
  expect(svgOf(describeTerrain('hills', 1))).not.toBe(svgOf(describeTerrain('hills', 2)))
})

test('a crater has a hollow: closed lines inside a higher one', () => {
  expect(hollows(levelsOf(describeTerrain('crater')))).toBeGreaterThan(2)
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

test('the sea below Etna is empty', () => {
  const [shore, ...land] = levelsOf(describeTerrain('etna'))
  expect(shore?.height).toBe(0)
  const east = (points: Point[]) => Math.max(...points.filter(inFrame).map(([x]) => x))
  const farthest = east(linesOf(shore?.path ?? '').flatMap(({ points }) => points))
  expect(east(land.flatMap(({ path }) => linesOf(path)).flatMap(({ points }) => points))).toBeLessThan(farthest)
})

test('every page and the not-found page have a terrain', () => {
  const pages = JSON.stringify(read('routes.json')).matchAll(/"page":"([^"]+)"/g)
  expect(terrains.map(({ page }) => page).sort()).toEqual(
    [...Array.from(pages, ([, page]) => page), 'not-found'].sort(),
  )
})

describe.each(terrains.map((spec) => [spec.page, spec] as const))('the terrain of %s', (_, spec) => {
  const field = heightField(spec)
  const levels = contourLines(field)
  const lines = levels.flatMap(({ path }) => linesOf(path))

  test('is drawn, and weighs less than 8 kB compressed (R-SPEED-1)', () => {
    expect(levels.length).toBeGreaterThan(5)
    expect(gzipSync(svgOf(spec)).length).toBeLessThan(8000)
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

  test('places its figures on the right, clear of each other (R-PAGE-23)', () => {
    for (const [index, spot] of spec.spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(50)
      expect(spot.x).toBeLessThanOrEqual(84)
      // If a picture replaces the terrain, the free sky begins higher.
      expect(spot.y).toBeGreaterThanOrEqual(spec.page === 'prestashop-catania' ? 12 : 24)
      expect(spot.y).toBeLessThanOrEqual(70)
      const close = spec.spots
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(x - spot.x) < 18 && Math.abs(y - spot.y) < 16)
      expect(close).toEqual([])
    }
  })
})

test('reading a terrain file gives the lines that were written', () => {
  const paths = terrainPaths(heightField(describeTerrain('coast')))
  expect(linesOfTerrain(terrainSvg(paths))).toEqual(paths.map(({ path, width }) => ({ path, width })))
})
