import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

import { pages, siteDirectory } from './support/site'
import { expect, open, test } from './support/test'

/** What a first load may weigh, in bytes (R-SPEED-1). */
const scriptBudget = 110_000
const drawingBudget = 8_000

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => (/\.js($|\?)/.test(entry.name) ? [entry.name] : [])),
  )

for (const path of ['/en', '/it/contatti', '/it/evento-farmasimplex']) {
  test(`the first load of ${path} has at most 110 kB of JavaScript`, async ({ page, request }) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
    const files = await Promise.all((await scriptsOf(page)).map(async (url) => (await request.get(url)).body()))
    const sizes = [...files, ...inline.map((text) => Buffer.from(text))].map(
      (script) => brotliCompressSync(script).length,
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    test.info().annotations.push({ type: 'weight', description: `${path}: ${total} bytes of JavaScript (brotli)` })
    expect(files.length).toBeGreaterThan(2)
    expect(total).toBeLessThanOrEqual(scriptBudget)
  })
}

test('each page has its terrain', () => {
  const files = readdirSync(join(siteDirectory, 'terrain'))
  expect(files.length).toBeGreaterThanOrEqual(new Set(pages.map(({ id }) => id)).size)
})

for (const name of ['terrain', 'drawing'])
  test(`every ${name} weighs at most 8 kB`, () => {
    const folder = join(siteDirectory, name)
    const files = readdirSync(folder)
    const heavy = files
      .map((file) => ({ file, size: gzipSync(readFileSync(join(folder, file))).length }))
      .filter(({ size }) => size > drawingBudget)
    expect(heavy).toEqual([])
  })
