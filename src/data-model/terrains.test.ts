import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inData, readJson } from '../../tests/jest/project'
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

test('each page has a terrain of its own (R-PAGE-23)', () => {
  expect(new Set(arts.map(({ svg }) => svg)).size).toBe(terrains.length)
})
