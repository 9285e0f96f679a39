import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inData, readJson } from '../../tests/jest/project'
import { darkProperties, lightProperties } from '../theme/colors'
import { terrainFile, terrainsFile } from './terrains'

const read = (file: string) => readFileSync(inData(`data/${file}`), 'utf8')
const { terrains } = terrainsFile.parse(readJson('data/terrains.json'))

const values = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, value]) => value)

describe.each(terrains.map((one) => [one.page, one] as const))('the terrain of %s', (page, terrain) => {
  const svg = read(terrainFile(terrain))

  test('weighs at most 7 kB compressed (R-SPEED-1)', () => {
    expect(gzipSync(svg).length).toBeLessThan(7000)
  })

  test('is drawn with two colors and three widths, which belong to the page (R-PAGE-23)', () => {
    for (const color of values(svg, 'stroke')) expect(color).toMatch(/^var\(--(lit|shade)\)$/)
    for (const width of values(svg, 'stroke-width')) expect(width).toMatch(/^var\(--(thin|middle|thick)\)$/)
    expect(values(svg, 'd').length).toBeLessThanOrEqual(6)
    expect(svg).not.toMatch(/<(?!\/|(svg|symbol|path|use)\b)/)
  })

  test('places its figures on the right, clear of each other (R-PAGE-23)', () => {
    // If a picture replaces the terrain, the free sky begins higher.
    const highest = terrain.spots.length > 0 && read(`pages/it/${page}.json`).includes('"image": {') ? 12 : 24
    for (const [index, spot] of terrain.spots.entries()) {
      expect(spot.y).toBeGreaterThanOrEqual(highest)
      const close = terrain.spots
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(x - spot.x) < 18 && Math.abs(y - spot.y) < 16)
      expect(close).toEqual([])
    }
  })
})

test.each([lightProperties, darkProperties])(
  'slopes towards the light are paler than those away from it (R-PAGE-23)',
  (colors) => {
    const lightness = (hex = '') => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
    expect(lightness(colors['--lit'])).toBeGreaterThan(lightness(colors['--shade']) + 300)
  },
)

test('each page has a terrain of its own (R-PAGE-23)', () => {
  expect(new Set(terrains.map((terrain) => read(terrainFile(terrain)))).size).toBe(terrains.length)
})
