import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

import { contactForm } from '../../src/contract/form-definition'
import { exampleValues } from '../forms/examples'
import { inboxOrigin, origin, test } from './server'

const change = (copy: string, file: string, edit: (text: string) => string) => {
  const path = join(copy, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}
const figures = 'data/figures.json'
/** File, line and column of the first figure's value, and its field. */
const place = /data\/figures\.json:\d+:\d+ → figures\[0\]\.value/

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test('the root leads to the home page, and shows it', async ({ page }) => {
  await page.goto(`${origin}/`)
  await expect(page).toHaveURL(`${origin}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the terminal shows a mistake in the words of the build, and the page a change (R-SITE-6)', async ({
  page,
  server,
}) => {
  const { value } = JSON.parse(readFileSync(join(server.copy, figures), 'utf8')).figures[0]
  await page.goto(`${origin}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  change(server.copy, figures, (text) => text.replace(`"value": ${value}`, '"value": "151+"'))
  await expect.poll(server.terminal).toMatch(place)
  expect(server.terminal()).toContain('must be a number without quotes')

  change(server.copy, figures, (text) => text.replace('"value": "151+",', `"value": ${value},,`))
  await expect.poll(server.terminal).toContain('is no JSON here')

  change(server.copy, figures, (text) => text.replace(`${value},,`, '151,'))
  await expect.poll(server.terminal).toContain('The data is valid again.')
  await expect(page.getByText('151+').first()).toBeAttached({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('given LISTEN_ON, the site answers there, and a form sent from there arrives in the inbox', async ({ page }) => {
  await page.goto(`${origin}/en/contact`)
  const form = page.locator('main form')
  for (const [name, value] of Object.entries(exampleValues(contactForm))) {
    const field = form.locator(`[name=${name}]`)
    const isSelect = (await field.evaluate((control) => control.tagName)) === 'SELECT'
    await (isSelect ? field.selectOption(value) : field.fill(value))
  }
  await form.locator('[name=privacyAccepted]').check()
  await form.locator('button[type=submit]').click()
  const requests = () => page.request.get(`${inboxOrigin}/requests`)
  await expect.poll(async () => (await requests()).json()).toMatchObject([{ form: 'contact' }])
})

test('GraphiQL answers', async ({ page }) => {
  const query = '{ page(pageId: { eq: "home" }, language: { eq: it }) { path } }'
  await page.goto(`${origin}/___graphql?query=${encodeURIComponent(query)}`)
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(page.locator('.result-window')).toContainText('"path": "/it"')
})
