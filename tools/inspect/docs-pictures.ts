/**
 * `npm run docs-pictures`: takes the pictures of README.md and data/README.md from the build in public/, so that they
 * show the current site. Serves the build itself.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import { color } from '../../src/theme/colors'
import { startSite } from '../run/serve'
import { requireTestChromium } from '../support/chromium'
import { runCommand } from '../support/command'
import { chromiumFlags } from '../support/find-chromium'
import { say } from '../support/problem'
import { inProject } from '../support/project'

const port = 9020
const picture = (name: string) => inProject(`docs/images/${name}.png`)
/** Lines and flat colors: sixteen shades are enough. */
const palette = { palette: true, colours: 16, effort: 10 } as const

type View = { width: number; height: number; colorScheme?: 'light' | 'dark' }

/** Opens home at a size, and waits until its lines are drawn. */
async function openHome(browser: Browser, origin: string, { width, height, colorScheme }: View): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${origin}/en`, { waitUntil: 'networkidle' })
  return page
}

async function takeHome(browser: Browser, origin: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await openHome(browser, origin, { width: 1100, height: 688, colorScheme })
  await sharp(await page.screenshot())
    .png(palette)
    .toFile(picture(`home-${colorScheme}`))
  await page.context().close()
}

type Box = { left: number; top: number; width: number; height: number }

/** The box of the words of the first element of a selector on the page, in px. */
const wordsOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, top, width, height } = range.getBoundingClientRect()
      return { left, top: top + window.scrollY, width, height }
    })

type Side = 'left' | 'right' | 'below'
type Mark = { number: number; of: string; side: Side }

/** The numbers of the table in data/README.md, each with the element that it points to. */
const heroMarks: Mark[] = [
  { number: 2, of: '[popovertarget=menu]', side: 'below' },
  { number: 3, of: 'main h1', side: 'right' },
  { number: 4, of: 'main section li p', side: 'right' },
]
const footerMarks: Mark[] = [
  { number: 6, of: '#site-map h2', side: 'left' },
  { number: 2, of: '#site-map a', side: 'left' },
  { number: 7, of: 'footer a[href^=mailto]', side: 'right' },
  { number: 7, of: 'footer > div > p', side: 'right' },
]

const radius = 17
const gap = 10

/** The center of a mark beside a box, in px. */
function middleOf({ left, top, width, height }: Box, side: Side): { x: number; y: number } {
  const away = radius + gap
  if (side === 'below') return { x: left + width / 2, y: top + height + away }
  return { x: side === 'left' ? left - away : left + width + away, y: top + height / 2 }
}

const disc = ({ x, y }: { x: number; y: number }, number: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color.ink}" stroke="#fff" stroke-width="3"/>
  <text x="${x}" y="${y + 6.5}" text-anchor="middle" font-size="19" fill="${color.brand}">${number}</text>`

/** Heights of the address above the page, and of the white between hero and footer. */
const strip = 56
const between = 24

/** The top of home under its address, and its footer, with the numbers of the table in data/README.md. */
async function takeWhereDataShows(browser: Browser, origin: string): Promise<void> {
  const width = 1280
  const page = await openHome(browser, origin, { width, height: 700 })
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { y: 0, height: 0 }
  const [hero, footer] = [await box('main section'), await box('footer')]
  const discs = async (marks: Mark[], moved: number) => {
    const drawn = marks.map(async ({ number, of, side }) => {
      const { x, y } = middleOf(await wordsOf(page, of), side)
      return disc({ x, y: y + moved }, number)
    })
    return (await Promise.all(drawn)).join('')
  }
  const top = strip + hero.height + between
  const height = Math.round(top + footer.height)
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, Arial" font-weight="700">
    ${disc({ x: 72, y: strip / 2 }, 1)}<text x="104" y="${strip / 2 + 6}" font-size="17">https://www.your-domain.it/en</text>
    ${await discs(heroMarks, strip)}${disc({ x: width * 0.52, y: strip + hero.height * 0.2 }, 5)}
    ${await discs(footerMarks, top - footer.y)}
  </svg>`
  const whole = await page.screenshot({ fullPage: true })
  const part = ({ y, height: tall }: { y: number; height: number }) =>
    sharp(whole)
      .extract({ left: 0, top: Math.round(y), width, height: Math.floor(tall) })
      .toBuffer()
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: await part(hero), left: 0, top: strip },
      { input: await part(footer), left: 0, top: Math.round(top) },
      { input: Buffer.from(marks), left: 0, top: 0 },
    ])
    .png(palette)
    .toFile(picture('where-data-shows'))
  await page.context().close()
}

async function main(): Promise<void> {
  const site = await startSite({ port })
  const browser = await chromium.launch({ executablePath: await requireTestChromium(), args: chromiumFlags })
  try {
    for (const theme of ['light', 'dark'] as const) await takeHome(browser, site.origin, theme)
    await takeWhereDataShows(browser, site.origin)
    say('Three pictures are in docs/images/.')
  } finally {
    await browser.close()
    await site.close()
  }
}

runCommand(main)
