/**
 * `node --import tsx tools/inspect/measure/visit.ts ORIGIN… [--runs 5]`: measures a visit on a slow phone (processor 4 times slower, 150 ms, 1.6
 * Mbit/s): the JavaScript that it fetches, and the time from the tap on a link to the heading of the next page.
 * Measures several origins, for example two builds, in turns.
 */
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'

import { contactForm, visibleFields } from '../../../src/forms/definition'
import { phoneDevice } from '../../../tests/e2e/support/devices'
import { runCommand } from '../../support/command'
import { testBrowser } from '../../support/engines'
import { CommandError, say } from '../../support/terminal'
import { Measurements, median } from './table'

/** Pages that the visitor opens one after another, by the links of the footer. */
const links = [
  '/en/about/our-philosophy',
  '/en/e-commerce/from-zero',
  '/en/services/training-support',
  '/en/e-commerce/prestashop-agency',
  '/en/about/mission-vision',
  '/en/contact',
]

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const line = (1.6 * 1024 * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: line,
    uploadThroughput: line / 2,
  })
}

/** Sizes of the scripts that a page has fetched, compressed, by their addresses. */
function watchScripts(page: Page): ReadonlyMap<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const size = response.body().then(
      (body) => brotliCompressSync(body).length,
      () => 0,
    )
    scripts.set(response.url(), size)
  })
  return scripts
}

/** Taps a link of the footer and waits for the heading of its page. Returns the time between, in ms. */
async function tapLink(page: Page, path: string): Promise<number> {
  const link = page.locator(`#site-map a[href="${path}"]`)
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const before = await page.locator('main h1').textContent()
  const start = Date.now()
  await link.tap()
  await page.waitForFunction(
    ([wanted, heading]) => {
      const shown = document.querySelector('main h1')
      return location.pathname === wanted && shown && shown.textContent !== heading && shown.getClientRects().length > 0
    },
    [path, before],
  )
  return Date.now() - start
}

async function sendForm(page: Page): Promise<void> {
  await page.route(/webhook/, (route) =>
    route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
  )
  const form = page.locator('main form')
  for (const { name, kind } of visibleFields(contactForm)) {
    const control = form.locator(`[name=${name}]`)
    await (kind === 'select' ? control.selectOption({ index: 1 }) : control.fill('rosalia@example.org'))
  }
  await form.locator('[name=privacyAccepted]').check()
  await form.locator('[type=submit]').tap()
  await page.locator('[data-toast]').first().waitFor()
}

async function visit(browser: Browser, origin: string): Promise<Record<string, number>> {
  const context = await browser.newContext(phoneDevice)
  try {
    const page = await context.newPage()
    const scripts = watchScripts(page)
    await slowDown(page)
    await page.goto(`${origin}/en`, { waitUntil: 'load' })
    const menu = page.locator('[popovertarget=menu]')
    await menu.tap()
    await page.locator('#menu nav a').first().waitFor()
    await menu.tap()
    const times: number[] = []
    for (const path of links) times.push(await tapLink(page, path))
    await sendForm(page)
    const sizes = await Promise.all(scripts.values())
    return { 'next page ms': median(times), 'JavaScript bytes': sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  })
  if (positionals.length === 0) throw new CommandError('Name the origins, for example http://localhost:9000')
  const browser = await chromium.launch(testBrowser())
  const measurements = new Measurements()
  try {
    for (let run = 1; run <= Number(values.runs); run += 1)
      for (const origin of positionals) {
        say(`  ${run}/${values.runs} ${origin}`)
        measurements.add(origin, await visit(browser, origin))
      }
  } finally {
    await browser.close()
  }
  say(`\n${measurements.table()}`)
}

runCommand(main)
