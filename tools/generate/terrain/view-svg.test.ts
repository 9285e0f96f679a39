import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { isSeeded, type SeededTerrain, terrain, terrainsFile } from '../../../src/data-model/terrains'
import { heightField } from './height-field'
import { terrainViewSvg, view } from './view-svg'

const read = (file: string): unknown => JSON.parse(readFileSync(join(process.cwd(), 'data', file), 'utf8'))
const { terrains } = terrainsFile.parse(read('terrains.json'))

const hill = { x: 1.12, y: 0.5, radiusX: 0.3, radiusY: 0.3, height: 1 }
const cone: SeededTerrain = { ...terrain.parse({ page: 'test', roughness: 0, hills: [hill] }), seed: 1 }

const viewOf = (spec: SeededTerrain) => terrainViewSvg(heightField(spec))

/** Where each slab's outline begins, lowest slab first. */
const starts = (svg: string) =>
  [...svg.matchAll(/ d="M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test.each(terrains.filter(isSeeded).map((spec) => [spec.page, spec] as const))(
  'the view of %s is light, and whole (R-SPEED-1)',
  (_, spec) => {
    const svg = viewOf(spec)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect((svg.match(/<path/g) ?? []).length).toBeGreaterThanOrEqual(5)
    expect(brotliCompressSync(svg).length).toBeLessThan(3_500)
  },
)

test('one terrain always gives one view, another terrain another view', () => {
  expect(viewOf(cone)).toBe(viewOf(cone))
  expect(viewOf(cone)).not.toBe(viewOf({ ...cone, seed: 2, roughness: 0.4 }))
})

test('a cone stands up: each slab lies higher in the picture than the one below it, and narrower', () => {
  const svg = viewOf(cone)
  const tops = starts(svg).map(([, y]) => y)
  expect(tops.length).toBeGreaterThan(8)
  expect(tops.at(-1)).toBeLessThan((tops[0] ?? 0) - 40)
  const lengths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data?.length ?? 0)
  expect(lengths.at(-1)).toBeLessThan((lengths[2] ?? 0) / 2)
})

test('slabs are filled, so that a slab in front hides the slabs behind it', () => {
  expect(viewOf(cone)).toContain('fill="#000"')
  expect(viewOf(cone)).toContain(`viewBox="0 0 ${view.width} ${view.height}"`)
})
