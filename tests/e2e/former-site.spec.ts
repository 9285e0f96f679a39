import { expect, test } from '@playwright/test'

/** The service worker of a former site at this address, which answers every navigation from its cache. */
const formerWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/former'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(caches.match('/former')))`
const formerPage = `<title>Former site</title><script>navigator.serviceWorker.register('/service-worker.js')</script>`

test('given the service worker of a former site, its visitor sees this site at once, and nothing of the former one is left (R-BASE-3)', async ({
  page,
  context,
}) => {
  await context.route('/former', (route) => route.fulfill({ contentType: 'text/html', body: formerPage }))
  await context.route('/service-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: formerWorker }),
  )
  await page.goto('/former')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.unrouteAll()
  await page.goto('/en#section-3')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const remains = () =>
    page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length)
  await expect.poll(remains).toBe(0)
})
