import sharp from 'sharp'

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

test.each(titles)('“%s” stands whole in its room, in outlines (R-PAGE-1)', async (title) => {
  const svg = await titleSvg(title, 'Zagara', font)
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  const black = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).threshold(90).png().toBuffer()
  const { info } = await sharp(black).trim().toBuffer({ resolveWithObject: true })
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info
  expect({ left: -trimOffsetLeft > 50, top: -trimOffsetTop > 50 }).toEqual({ left: true, top: true })
  expect(width - trimOffsetLeft).toBeLessThan(64 + 670)
  expect(height - trimOffsetTop).toBeLessThan(630 - 40)
})

test('a title of usual words has letters of 50 px or more (R-PAGE-1)', () => {
  expect(titleSize('a longer title '.repeat(4))).toBeGreaterThanOrEqual(50)
})

test('an image has 1200 × 630 px and less than 300 kB, which messengers accept (R-PAGE-1)', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `<path stroke="var(--shade)" stroke-width="var(--thick)" d="M0 ${index * 15}q400 90 800 0t800 0"/>`,
  )
  const svg = `<svg><symbol id="terrain" viewBox="0 0 1600 900">${lines.join('')}</symbol></svg>`
  const words = await titleSvg(titles[3] ?? '', 'Zagara', font)
  const picture = await shareImage(words, pictureOf(svg)).toBuffer()
  expect(picture.length).toBeLessThan(300_000)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})
