import sharp from 'sharp'

import { color } from '../../../src/theme/colors'
import { shareImage } from '../write-share-images'
import { pictureOf } from './picture'
import { headingFont, titleSize, titleSvg } from './title-svg'

/** Headings of usual lengths, and harder ones. */
const titles = [
  'Contact us',
  'Solutions for e-commerce',
  'Precipitevolissimevolmente',
  'Tutto quello che serve alla farmacia per vendere in dieci giorni',
]

let font: Buffer
beforeAll(async () => {
  font = await headingFont([...titles, 'Zagara'])
})

const drawing = (subject: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 0 1920 760"><symbol id="land" viewBox="-240 0 1920 760"></symbol><symbol id="subject" viewBox="-240 0 1920 760">${subject}</symbol></svg>`

const pixels = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
}
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test.each(titles.flatMap((title) => [true, false].map((isBesideDrawing) => ({ title, isBesideDrawing }))))(
  '“$title” stands whole in its room, in outlines; beside a drawing: $isBesideDrawing (R-PAGE-1)',
  async ({ title, isBesideDrawing }) => {
    const svg = await titleSvg(title, 'Zagara', isBesideDrawing, font)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
    const black = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).threshold(90).png().toBuffer()
    const { info } = await sharp(black).trim().toBuffer({ resolveWithObject: true })
    const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info
    expect({ left: -trimOffsetLeft > 50, top: -trimOffsetTop > 50 }).toEqual({ left: true, top: true })
    expect(width - trimOffsetLeft).toBeLessThan(64 + (isBesideDrawing ? 560 : 670))
    expect(height - trimOffsetTop).toBeLessThan(630 - 40)
  },
)

test('a title of usual words has letters of 50 px or more (R-PAGE-1)', () => {
  expect(titleSize('a longer title '.repeat(4), { width: 550, height: 420, largest: 88 })).toBeGreaterThanOrEqual(50)
})

test('a drawing stands beside the words, in colors that are visible on the ground of the brand', async () => {
  const svg = pictureOf({ kind: 'drawing', svg: drawing('<circle cx="720" cy="380" r="60" fill="var(--highlight)"/>') })
  const at = await pixels(svg)
  expect(at(765, 315)).toEqual(channels(color.white))
  expect(at(1100, 315)).toEqual(channels(color.brand))
})

test('an image has 1200 × 630 px and less than 300 kB, which messengers accept (R-PAGE-1)', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `<path stroke="var(--shade)" stroke-width="var(--thick)" d="M0 ${index * 15}q400 90 800 0t800 0"/>`,
  )
  const svg = `<svg><symbol id="terrain" viewBox="0 0 1600 900">${lines.join('')}</symbol></svg>`
  const words = await titleSvg(titles[3] ?? '', 'Zagara', false, font)
  const picture = await shareImage(words, pictureOf({ kind: 'terrain', svg })).toBuffer()
  expect(picture.length).toBeLessThan(300_000)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})
