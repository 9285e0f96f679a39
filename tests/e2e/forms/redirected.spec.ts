import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

import { serve } from '../../support/serve'
import {
  contactRequest,
  expect,
  failedRequest,
  fill,
  formOf,
  open,
  running,
  test,
  valuesOf,
} from '../support/form-test'
import { inboxOrigin } from '../support/origins'
import { word } from '../support/words'

/**
 * Starts a webhook that answers each POST with the next of these statuses. Its redirects lead to its own path with a slash,
 * where it takes everything.
 */
async function startWebhook(statuses: number[], delayMs = 0) {
  const asked: string[] = []
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }
  const { origin, close } = await serve(async ({ method, url }, response) => {
    if (method === 'OPTIONS') return response.writeHead(204, headers).end()
    asked.push(`${method} ${url}`)
    const status = url?.endsWith('/') ? 200 : (statuses.shift() ?? 200)
    await pause(delayMs)
    return response.writeHead(status, { ...headers, Location: `${url}/` }).end()
  })
  return { origin, asked, close }
}

// The build posts to the inbox, and its policy allows no other address.
test.use({ bypassCSP: true })
const postTo = (page: Page, origin: string) =>
  page.addInitScript(
    ([inbox, own]) => {
      const post = window.fetch
      window.fetch = (address, init) => post(String(address).replace(inbox, own), init)
    },
    [inboxOrigin, origin] as const,
  )

test('a request answered by a redirect has not arrived: the form keeps all (R-FORM-4)', async ({ page, watch }) => {
  watch.allow(...failedRequest)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const redirects = [301, 302, 303, 307, 308]
  const webhook = await startWebhook([...redirects])
  await postTo(page, webhook.origin)
  await open(page, '/en/contact')
  const { submit, toast, outcome } = formOf(page)
  await fill(page, contactRequest)
  for (const status of redirects) {
    await test.step(`${status}`, async () => {
      await submit.click()
      await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
      await expect(toast).toHaveText([`${word('en', 'forms:error')} ${word('en', 'forms:toast.failure')}`])
      expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
      await expect.poll(() => errors.splice(0).join()).toContain('answered with a redirect')
    })
  }
  await submit.click()
  await expect(toast).toContainText([word('en', 'forms:success.title')])
  expect(webhook.asked).toEqual(Array(6).fill('POST /webhook/contact'))
  webhook.close()
})

test('a request left before its redirect comes is “unconfirmed” (R-FORM-4, R-FORM-11)', async ({ page, watch }) => {
  watch.allow(...failedRequest)
  const webhook = await startWebhook([301], 1000)
  await postTo(page, webhook.origin)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect.poll(() => webhook.asked).toHaveLength(1)
  await page.reload()
  await running(page)
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.unconfirmed.title'))
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  // The answer has come by then, and a browser that follows it has asked again.
  await pause(1500)
  expect(webhook.asked).toEqual(['POST /webhook/contact'])
  webhook.close()
})
