/** @jest-environment node */

import { readFileSync } from 'node:fs'
import type { Font } from 'fontkit'
import sharp from 'sharp'
import { color } from '../../src/theme/colors'
import { fitTitle, lineHeight } from './fit-title'
import { lineWidth, loadHeadingFont } from './heading-font'
import { narrowTitleBox, shareImageSvg, titleBox } from './share-image-svg'
import { renderShareImage } from './write-share-images'

/** Headings of usual lengths, with words of usual lengths. */
const titles = [
  'Contact us',
  'Who we are, and why',
  'Vendere online, da zero',
  'A shop that sells while you sleep',
  'Un negozio che vende poco: vediamo perché',
]
const harder = [
  'Contattaci',
  'Precipitevolissimevolmente',
  'Everything a pharmacy needs to sell on the web within ten days',
  'Tutto quello che serve alla farmacia per vendere in dieci giorni',
]

let font: Font
beforeAll(async () => {
  font = await loadHeadingFont([...titles, ...harder, 'Zagara'])
})

const slope = readFileSync('data/terrain/home.svg', 'utf8')
const measure = (line: string) => lineWidth(font, line)
const image = (title = 'A map before the climb') => ({
  title,
  siteName: 'Zagara',
  language: 'en' as const,
  picture: { kind: 'terrain' as const, svg: slope },
})

test.each([...titles, ...harder])('“%s” fits with every word, in letters of 50 px or more (R-PAGE-1)', (title) => {
  const { lines, size } = fitTitle(title, measure, titleBox)
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(titleBox.width)
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(titleBox.height)
  expect(size).toBeGreaterThanOrEqual(50)
  expect(lines.join(' ')).toBe(title)
})

test.each(titles)('“%s” fits beside a drawing, too', (title) => {
  const { lines, size } = fitTitle(title, measure, narrowTitleBox)
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(narrowTitleBox.width)
  expect(size).toBeGreaterThanOrEqual(50)
  expect(lines.join(' ')).toBe(title)
})

const drawing = (subject: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 0 1920 760"><symbol id="land" viewBox="-240 0 1920 760"></symbol><symbol id="subject" viewBox="-240 0 1920 760">${subject}</symbol></svg>`

test('a drawing replaces the terrain, in colors that are visible on lemon', async () => {
  const dot = drawing('<circle cx="720" cy="380" r="60" fill="var(--lemon)"/>')
  const svg = shareImageSvg({ ...image('Visits'), picture: { kind: 'drawing', svg: dot } }, font)
  expect(svg).not.toMatch(/var\(|NaN|undefined/)
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(at(765, 315)).toEqual([255, 255, 255])
  const lemon = [1, 3, 5].map((place) => Number.parseInt(color.lemon.slice(place, place + 2), 16))
  expect(at(1100, 315)).toEqual(lemon)
})

test('an error names a color that the palette of drawings lacks', () => {
  const wrong = drawing('<path fill="var(--mauve)"/>')
  expect(() => shareImageSvg({ ...image(), picture: { kind: 'drawing', svg: wrong } }, font)).toThrow('--mauve')
})

test('a no-break space holds its words together', () => {
  const { lines } = fitTitle('Online in 30\u00a0days or less', (line) => line.length / 2, titleBox)
  expect(lines.some((line) => line.includes('30\u00a0days'))).toBe(true)
})

test('pairs of letters are kerned', () => {
  const apart = measure('A') + measure('V')
  expect(measure('AV')).toBeLessThan(apart - 0.05)
})

test('the drawing is the same every time, and holds no text that would need a font', () => {
  const svg = shareImageSvg(image(), font)
  expect(shareImageSvg(image(), font)).toBe(svg)
  expect(svg).not.toMatch(/<text|NaN|undefined/)
})

test('even an image with a busy terrain has 1200 × 630 px and less than 300 kB, which messengers accept (R-PAGE-1)', async () => {
  const picture = await renderShareImage(shareImageSvg(image(harder[2]), font))
  expect(picture.length).toBeLessThan(300_000)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})
