import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { readArt } from '../gatsby/data/read-art'
import { fileNames } from '../gatsby/data/read-data'
import { compositionSizes, drawingFile } from '../src/data-model/drawing'
import { signs } from '../src/data-model/signs'
import { inData, root } from './jest/project'

const read = (...path: string[]) => readFileSync(join(inData('data/drawings'), ...path), 'utf8')

const drawings = fileNames(inData(), 'data/drawings').map((name) =>
  drawingFile.parse(JSON.parse(read(name, 'drawing.json'))),
)
const compositions = drawings.flatMap(({ name }) =>
  compositionSizes.flatMap((size) => {
    const file = `${size}.svg`
    return existsSync(inData('data/drawings', name, file))
      ? { name, file, svg: readArt(read(name, file), size).svg }
      : []
  }),
)

test.each(compositions)('$name/$file has something in its land and its subject (R-PAGE-19)', ({ svg }) => {
  for (const symbol of ['land', 'subject'])
    expect(svg).toMatch(new RegExp(`<symbol id="${symbol}"[^>/]*>(?:(?!</symbol>).)*<path`, 's'))
})

test.each(compositions)('$name/$file weighs at most 8 kB compressed (R-SPEED-1)', ({ svg }) => {
  expect(gzipSync(svg).length).toBeLessThan(8000)
})

test('signs.svg draws each sign that data files may name, and leaves its colors to the page', () => {
  const svg = readFileSync(join(root, 'src/components/signs.svg'), 'utf8')
  for (const name of Object.keys(signs)) expect(svg).toMatch(new RegExp(`<g[^>]*\\sid="${name}"`))
  const groups = svg.slice(svg.indexOf('<g'))
  const colors = Array.from(groups.matchAll(/\s(?:fill|stroke|style)="([^"]+)"/g), ([, value]) => value)
  expect(new Set(colors)).toEqual(new Set(['none']))
})
