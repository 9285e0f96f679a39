import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

import { contactForm } from '../../src/contract/form-definition'
import { exampleValues } from '../forms/examples'
import { copyRepository, removeCopy } from '../recipes/copy'

/** Another address than localhost stands for the address of this machine in its network. */
const variables = { LISTEN_ON: '127.0.0.2', PORT: '9030', INBOX_PORT: '9130', INBOX_FILE: '.inbox/develop.jsonl' }
/** `npm test` names the addresses of its own inbox. An empty variable counts as none. */
const unset = { SITE_URL: '', GATSBY_CONTACT_WEBHOOK_URL: '', GATSBY_EVENT_WEBHOOK_URL: '', POLICY_ORIGIN: '' }
const origin = `http://${variables.LISTEN_ON}:${variables.PORT}`

/** `npm run develop` over a copy of the repository. */
let copy = ''
let server: ChildProcess
let terminal = ''

const change = (file: string, edit: (text: string) => string) => {
  const path = join(copy, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}
const figures = 'data/figures.json'
/** File, line and column of the first figure's value, and its field. */
const place = /data\/figures\.json:\d+:\d+ → figures\[0\]\.value/
const answers = () =>
  fetch(`${origin}/en`).then(
    ({ ok }) => ok,
    () => false,
  )

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = copyRepository('develop')
  server = spawn(process.execPath, ['tools/run.mjs', 'develop'], {
    cwd: copy,
    env: { ...process.env, ...unset, ...variables, GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'development' },
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (terminal += String(text)))
  await expect.poll(answers, { timeout: 280_000, message: 'the server answers' }).toBe(true)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  removeCopy(copy)
})

test('the root leads to the home page, and shows it', async ({ page }) => {
  await page.goto(`${origin}/`)
  await expect(page).toHaveURL(`${origin}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('given a mistake, the terminal and the page show it in the words of the build, until it is repaired (R-SITE-6)', async ({
  page,
}) => {
  const told = page.getByRole('alert').filter({ hasText: 'data/' })
  const { value } = JSON.parse(readFileSync(join(copy, figures), 'utf8')).figures[0]
  await page.goto(`${origin}/en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  change(figures, (text) => text.replace(`"value": ${value}`, '"value": "151+"'))
  await expect(told).toContainText(place)
  await expect(told).toContainText('must be a number without quotes')
  expect(terminal).toMatch(place)

  change(figures, (text) => text.replace('"value": "151+",', `"value": ${value},,`))
  await expect(told).toContainText('has a comma too many')

  change(figures, (text) => text.replace(`${value},,`, '151,'))
  await expect(told).toBeHidden()
  await expect(page.getByText('151+').first()).toBeAttached({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('given a page that goes and comes back, it is shown again by itself (R-SITE-6)', async ({ page }) => {
  const routes = 'data/routes.json'
  const valid = readFileSync(join(copy, routes), 'utf8')
  await page.goto(`${origin}/en`)
  change(routes, (text) => text.replace('"page": "home"', '"page": "hme"'))
  await expect(page.getByRole('alert').filter({ hasText: 'has no en path in data/routes.json' })).toBeVisible()
  change(routes, () => valid)
  await expect(page.getByRole('alert').filter({ hasText: 'data/' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  expect(server.exitCode).toBeNull()
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
  const requests = () => page.request.get(`http://${variables.LISTEN_ON}:${variables.INBOX_PORT}/requests`)
  await expect.poll(async () => (await requests()).json()).toMatchObject([{ form: 'contact' }])
})

test('GraphiQL answers', async ({ page }) => {
  const query = '{ page(pageId: { eq: "home" }, language: { eq: it }) { path } }'
  await page.goto(`${origin}/___graphql?query=${encodeURIComponent(query)}`)
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(page.locator('.result-window')).toContainText('"path": "/it"')
})
