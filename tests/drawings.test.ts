import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { filesBelow, namesIn } from '../gatsby/validate/read-data'
import { drawingFile } from '../src/data-model/drawing'
import { drawingColorNames } from '../src/theme/drawing-colors'
import { inData } from './jest/project'

const folder = inData('data/drawings')
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

const drawings = namesIn(inData(), 'data/drawings').map((name) =>
  drawingFile.parse(JSON.parse(read(name, 'drawing.json'))),
)
const compositions = drawings.flatMap(({ name, compositions: all }) => all.map(({ art }) => [name, art] as const))

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match)

describe.each(compositions)('%s, %s', (name, art) => {
  const svg = read(name, art)

  test('has something in its two symbols (R-PAGE-19)', () => {
    for (const symbol of ['land', 'subject'])
      expect(svg).toMatch(new RegExp(`<symbol id="${symbol}"[^>]*>.*<path`, 's'))
  })

  test('takes its colors from the list in src/theme/drawing-colors.ts', () => {
    const colors = matches(svg, /(?:fill|stroke|stop-color|color)="([^"]+)"/g)
    const named = colors.map((color) => /^var\((--[\w-]+)\)$/.exec(color)?.[1] ?? color)
    expect(named.filter((color) => color !== 'none' && !drawingColorNames.includes(color))).toEqual([])
  })

  test('holds no text, and nothing that does not work across files', () => {
    expect(svg).not.toMatch(/<(text|linearGradient|radialGradient|clipPath|mask|pattern|filter|style|script|image)\b/)
  })
})

test.each(drawings)('the wide art of $name has every detail that a closing may show', ({ name, details = [] }) => {
  const ids = matches(read(name, 'wide.svg'), /<g id="([^"]+)"/g)
  expect(ids).toEqual(expect.arrayContaining(details.map(({ id }) => id)))
})

const files = filesBelow(inData(), 'data/drawings').filter((file) => file.endsWith('.svg'))

test.each(files)('%s weighs at most 8 kB compressed (R-SPEED-1)', (file) => {
  expect(gzipSync(readFileSync(inData(file))).length).toBeLessThan(8000)
})
