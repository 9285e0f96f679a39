/**
 * A former site at this address left a service worker in the browsers of its visitors. Puppeteer drives both engines that
 * Debian has.
 */
import { request as ask, type RequestListener } from 'node:http'
import { chromium, expect, test } from '@playwright/test'
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'

import { formerWorkers } from '../../gatsby/publish/write-former-workers'
import { firefox, testBrowser } from '../../tools/support/engines'
import { serve } from '../support/serve'
import { requireEngine } from './support/engines'
import { siteOrigin } from './support/origins'

const engines: Record<string, () => LaunchOptions> = {
  Chromium: () => ({ executablePath: chromium.executablePath(), ...testBrowser() }),
  Firefox: () => ({ browser: 'firefox', executablePath: firefox.find() ?? '' }),
}

requireEngine(firefox)

/** A page of the former site, and its worker, which answers every navigation from its cache. */
const formerPage = (worker: string) => `<!doctype html><title>Former site</title>
<script>navigator.serviceWorker.register('${worker}', { scope: '/' })</script>`
const formerWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(caches.match('/')))`

/** One address, where the former site stands until the new one replaces it. */
async function startAddress(worker: string) {
  let isReplaced = false
  const asked: string[] = []
  const answerFormer: RequestListener = ({ url }, response) => {
    const isWorker = url === worker
    const headers = { 'Content-Type': isWorker ? 'text/javascript' : 'text/html', 'Service-Worker-Allowed': '/' }
    response.writeHead(200, headers).end(isWorker ? formerWorker : formerPage(worker))
  }
  const answerNew: RequestListener = ({ url = '/', method, headers }, response) => {
    if (headers['sec-fetch-dest'] === 'document') asked.push(url)
    const host = new URL(siteOrigin).host
    // A connection of its own: the site may close a kept one while it is used again.
    ask(siteOrigin + url, { agent: false, method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end()
  }
  const server = await serve((request, response) => (isReplaced ? answerNew : answerFormer)(request, response))
  const replace = () => {
    isReplaced = true
  }
  return { ...server, asked, replace }
}

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const isNewSite = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.scripts === '')
/** What the former site left: workers, and caches. */
const remains = (page: Page) =>
  page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length)

// The second one is that of a shop's module: its script lies deeper than what it answers for.
for (const [name, options] of Object.entries(engines))
  for (const worker of ['/sw.js', '/shop/modules/pwa/worker.js?v=3'])
    test(`${name}: given the service worker of a former site (${worker}), its visitor sees this site at once, and nothing of the former one is left (R-BASE-3)`, async () => {
      const { origin, asked, replace, close } = await startAddress(worker)
      const browser = await puppeteer.launch(options())
      const page = await browser.newPage()
      await page.goto(origin)
      await isControlled(page)
      replace()
      await page.goto(`${origin}/en#section-3`)
      await isNewSite(page)
      await expect.poll(() => remains(page)).toBe(0)
      await page.goto(`${origin}/en/contact`)
      await isNewSite(page)
      // One page is loaded again, once.
      expect(asked).toEqual(['/en', '/en/contact'])
      await browser.close()
      close()
    })

test('a worker of any other usual name is removed by the same script, never kept (R-BASE-3)', async ({ request }) => {
  const script = await (await request.get('/sw.js')).text()
  for (const name of formerWorkers) {
    const answer = await request.get(`/${name}`)
    expect(await answer.text(), name).toBe(script)
    expect(answer.headers(), name).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': expect.stringMatching(/max-age=0.*must-revalidate/),
    })
  }
})
