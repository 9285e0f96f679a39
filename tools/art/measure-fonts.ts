/**
 * Measures the fonts of src/theme/fonts.ts, and writes src/theme/fonts/measures.json. It opens each page of the last build:
 *
 *     npm install --no-save @fontsource/roboto
 *     npx tsx tools/art/measure-fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { chromium, type Page } from '@playwright/test'

import routes from '../../data/routes.json'
import { type FontRole, fonts, headingWeight } from '../../src/theme/fonts'
import { testBrowser } from '../support/engines'
import { inProject } from '../support/project'

/** Our font, and the weight that it has of the fonts that visitors see first. */
const roles = {
  heading: { family: fonts.heading.family, weight: headingWeight, first: 700 },
  text: { family: fonts.text.family, weight: 400, first: 400 },
}
type Role = (typeof roles)[FontRole] & { roboto: string }

/** Runs in a page: how wide its texts of one role are. Letter spacing counts alike in all fonts. */
async function widthsOf({ family, first: firstWeight, roboto }: Role) {
  document.fonts.add(await new FontFace('Measured Roboto', `url(data:font/woff2;base64,${roboto})`).load())
  await document.fonts.ready
  const canvas = document.createElement('canvas').getContext('2d')
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const sums = { own: 0, Arial: 0, Roboto: 0 }
  while (canvas && nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    const { fontFamily, fontWeight, fontSize } = getComputedStyle(parentElement ?? document.body)
    // Browsers quote the name of a family only if it has several words.
    const [first = ''] = fontFamily.split(',')
    if (!parentElement?.checkVisibility() || first.replaceAll('"', '') !== family) continue
    const looks = {
      own: `${fontWeight} ${fontSize} "${family}"`,
      Arial: `${firstWeight} ${fontSize} Arial`,
      Roboto: `${fontSize} "Measured Roboto"`,
    }
    for (const name of ['own', 'Arial', 'Roboto'] as const) {
      canvas.font = looks[name]
      sums[name] += canvas.measureText(textContent?.trim() ?? '').width
    }
  }
  return sums
}

/** Runs in a page: heights in % of the font size, and the width of a 0 in em. */
function shapeOf({ family, weight }: Role) {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('This browser has no canvas.')
  canvas.font = `${weight} 1000px "${family}"`
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('0')
  return { ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10, zero: width / 1000 }
}

/** Shows the files of the last build as a site, and nothing of others. */
async function openSite(page: Page): Promise<void> {
  // tsx names functions by a helper of its own.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.route('**', (route) => {
    const { host, pathname } = new URL(route.request().url())
    if (host !== 'site.example') return route.abort()
    const file = inProject(`public${pathname}`)
    return route.fulfill({ path: extname(file) ? file : `${file}/index.html` })
  })
}

const percent = (own: number, first: number) => Math.round((own / first) * 1000) / 10

async function measure(page: Page, role: FontRole) {
  const file = inProject(`node_modules/@fontsource/roboto/files/roboto-latin-${roles[role].first}-normal.woff2`)
  const asked = { ...roles[role], roboto: readFileSync(file, 'base64') }
  const sums = { own: 0, Arial: 0, Roboto: 0 }
  for (const { page: _id, ...paths } of routes.routes)
    for (const path of Object.values(paths)) {
      await page.goto(`http://site.example${path}`)
      const widths = await page.evaluate(widthsOf, asked)
      for (const name of ['own', 'Arial', 'Roboto'] as const) sums[name] += widths[name]
    }
  if (sums.own === 0)
    throw new Error(`No page in public shows ${asked.family}. Run npm run generate, then npm run build.`)
  const sizes = { Arial: percent(sums.own, sums.Arial), Roboto: percent(sums.own, sums.Roboto) }
  return { ...(await page.evaluate(shapeOf, asked)), ...sizes }
}

async function main(): Promise<void> {
  const browser = await chromium.launch(testBrowser())
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 800 } })
  await openSite(page)
  const measures = { heading: await measure(page, 'heading'), text: await measure(page, 'text') }
  await browser.close()
  writeFileSync(inProject('src/theme/fonts/measures.json'), `${JSON.stringify(measures, null, 2)}\n`)
}

void main()
