import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inData, readJson } from '../../tests/jest/project'
import { lineWidths } from '../theme/tokens'
import { terrainFile, terrainsFile } from './terrains'

const { terrains } = terrainsFile.parse(readJson('data/terrains.json'))
const arts = terrains.map((one) => ({ page: one.page, svg: readFileSync(inData('data', terrainFile(one)), 'utf8') }))

test.each(arts)('the terrain of $page weighs at most 7 kB compressed (R-SPEED-1)', ({ svg }) => {
  expect(gzipSync(svg).length).toBeLessThan(7000)
})

test.each(arts)('the terrain of $page takes its colors from the page (R-PAGE-23)', ({ svg }) => {
  const given = Array.from(svg.matchAll(/ (?:stroke|fill)="([^"]+)"/g), ([, value]) => value)
  expect(given.filter((value) => !/^(none|var\(--[\w-]+\))$/.test(value ?? ''))).toEqual([])
})

test.each(arts)('the terrain of $page takes the widths of its contour lines from the page (R-PAGE-23)', ({ svg }) => {
  const named = Array.from(svg.matchAll(/ stroke-width="var\(([^)]+)\)"/g), ([, name]) => name)
  expect(Object.keys(lineWidths)).toEqual(expect.arrayContaining(named))
})

/** The dashes of the sea, which are lines with nothing before and after them, and points of shores and contours. */
function traced(svg: string) {
  const dashes: { from: number; to: number; at: number }[] = []
  const points: { x: number; y: number }[] = []
  // What stands on the land or in the sea is in groups.
  const lines = svg.replace(/<g .*?<\/g>/gs, '').match(/(?<= d=")[^"]+/g) ?? []
  let [x, y] = [0, 0]
  for (const [, command = '', list = '', isAlone] of lines.join('').matchAll(/([mhqtlc])([^a-z]*)(?=(m|$)?)/gi)) {
    const numbers = Array.from(list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number)
    const size = { h: 1, q: 4, c: 6 }[command.toLowerCase()] ?? 2
    for (let end = size; end <= numbers.length; end += size) {
      const [dx = 0, dy = 0] = command === 'h' ? numbers.slice(end - 1, end) : numbers.slice(end - 2, end)
      const before = { x, y }
      ;[x, y] = /[A-Z]/.test(command) ? [dx, dy] : [x + dx, y + dy]
      if (command === 'h' && isAlone && x > before.x) dashes.push({ from: before.x, to: x, at: y })
      if (/[qtlc]/i.test(command)) points.push({ x: (before.x + x) / 2, y: (before.y + y) / 2 }, { x, y })
    }
  }
  return { dashes, points }
}

test.each(arts)('the sea of $page ends before the land (R-PAGE-23)', ({ svg }) => {
  const { dashes, points } = traced(svg)
  const ashore = dashes.filter(({ from, to, at }) =>
    points.some(({ x, y }) => x > from - 6 && x < to + 6 && Math.abs(y - at) < 6),
  )
  expect(ashore).toEqual([])
})

test('some terrain has a sea (R-PAGE-23)', () => {
  expect(arts.some(({ svg }) => traced(svg).dashes.length > 0)).toBe(true)
})

test('each page has a terrain of its own (R-PAGE-23)', () => {
  expect(new Set(arts.map(({ svg }) => svg)).size).toBe(terrains.length)
})
