import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { isSeeded, terrainFile, terrainsFile, viewFile } from '../../../src/data-model/terrains'
import { contourLines } from './contour-lines'
import { frame, heightField } from './height-field'
import type { Point } from './line-path'
import { terrainViewSvg } from './view-svg'

const read = (file: string) => readFileSync(join(process.cwd(), 'data', file), 'utf8')
const { terrains } = terrainsFile.parse(JSON.parse(read('terrains.json')))

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

/** A terrain that no seed draws is a picture: its files count, too. */
describe.each(terrains.map((one) => [one.page, one] as const))('the files of %s', (_, spec) => {
  test('weigh less than 8 kB compressed, the view in the menu less than 3.5 kB (R-SPEED-1)', () => {
    expect(gzipSync(read(terrainFile(spec))).length).toBeLessThan(8000)
    const view = viewFile(spec)
    if (view) expect(brotliCompressSync(read(view)).length).toBeLessThan(3500)
  })

  test('places its figures on the right, clear of each other (R-PAGE-23)', () => {
    // If a picture replaces the terrain, the free sky begins higher.
    const highest = spec.spots.length > 0 && read(`pages/it/${spec.page}.json`).includes('"image": {') ? 12 : 24
    for (const [index, spot] of spec.spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(50)
      expect(spot.x).toBeLessThanOrEqual(84)
      expect(spot.y).toBeGreaterThanOrEqual(highest)
      expect(spot.y).toBeLessThanOrEqual(70)
      const close = spec.spots
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(x - spot.x) < 18 && Math.abs(y - spot.y) < 16)
      expect(close).toEqual([])
    }
  })
})

describe.each(terrains.filter(isSeeded).map((spec) => [spec.page, spec] as const))('the terrain of %s', (_, spec) => {
  const field = heightField(spec)
  const levels = contourLines(field)
  const lines = levels.flatMap(({ path }) => linesOf(path))

  test('is drawn, and so is its view', () => {
    expect(levels.length).toBeGreaterThan(5)
    expect((terrainViewSvg(field).match(/<path/g) ?? []).length).toBeGreaterThanOrEqual(5)
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
