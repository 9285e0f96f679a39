/** @jest-environment node */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

import { duskSvg } from './dusk-svg'
import { duskPalettes } from './palette'
import { picture, profiles, step } from './profiles'

test('the same picture is drawn every time', () => {
  expect(duskSvg('light')).toBe(duskSvg('light'))
  expect(duskSvg('light')).not.toMatch(/NaN|undefined/)
})

test('Etna’s western slope is longer than its eastern, which the Valle del Bove breaks', () => {
  const layers = profiles()
  const outline = Array.from({ length: picture.width / step + 1 }, (_, index) =>
    Math.max(...layers.map(({ heights }) => heights[index] ?? 0)),
  )
  const top = Math.max(...outline)
  const summit = outline.indexOf(top)
  const at = (pixels: number) => outline[summit + Math.round(pixels / step)] ?? 0
  expect(at(-150)).toBeGreaterThan(at(150))
  const east = outline.slice(summit)
  expect(east.some((height, index) => height < (east[index + 8] ?? 0) && height < top * 0.8)).toBe(true)
})

test.each([
  ['light', 'etna-dusk.png'],
  ['dark', 'etna-dusk-dark.png'],
] as const)(
  'the %s picture in data/images is plain where the words stand, and weighs less than 700 kB (R-SPEED-1)',
  async (theme, name) => {
    const file = join(process.cwd(), 'data/images', name)
    expect(statSync(file).size).toBeLessThan(700_000)
    const left = { left: 0, top: 0, width: 820, height: picture.height }
    const { data } = await sharp(file).removeAlpha().extract(left).raw().toBuffer({ resolveWithObject: true })
    const field = Number.parseInt(duskPalettes[theme].field.slice(1), 16)
    const plain = [field >> 16, (field >> 8) & 255, field & 255]
    expect(data.every((value, index) => value === plain[index % 3])).toBe(true)
  },
)
