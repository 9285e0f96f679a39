import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'

import { localOrigin } from '../../tools/support/local'
import { copyRepository, removeCopy } from '../recipes/copy'

const ports = { PORT: '9030', INBOX_PORT: '9130' }
const origin = localOrigin(9030)

/** The data layer as GraphiQL asks for it. */
const response = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).default([]) })

test('npm run develop shows the site and a text that is saved meanwhile, and answers the questions of docs/questions.graphql (R-SITE-6)', async ({
  page,
  request,
}) => {
  test.setTimeout(360_000)
  const copy = copyRepository('develop')
  const server = spawn(process.execPath, ['tools/run.mjs', 'develop'], {
    cwd: copy,
    env: { ...process.env, ...ports, GATSBY_LOGGER: 'yurnalist' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const isUp = () =>
      fetch(`${origin}/en`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isUp, { timeout: 280_000 }).toBe(true)
    await page.goto(`${origin}/`)
    await expect(page).toHaveURL(`${origin}/en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const home = join(copy, 'data/pages/en/home.json')
    const text = readFileSync(home, 'utf8')
    writeFileSync(home, text.replace(/"heading": ".+?"/, '"heading": "Saved meanwhile"'))
    await expect(page.getByRole('heading', { level: 1, name: 'Saved meanwhile' })).toBeVisible({ timeout: 30_000 })

    const query = readFileSync(join(copy, 'docs/questions.graphql'), 'utf8')
    const answer = await request.post(`${origin}/___graphql`, { data: { query } })
    const { data, errors } = response.parse(await answer.json())
    expect(errors).toEqual([])
    const shown = expect.objectContaining({ page: { path: '/en' } })
    expect(data).toMatchObject({
      figuresByPage: {
        nodes: expect.arrayContaining([
          expect.objectContaining({ name: 'projects', pages: expect.arrayContaining([shown]) }),
        ]),
      },
      linkingToContact: { linkedFrom: expect.arrayContaining([{ path: '/en' }]) },
    })
    await page.goto(
      `${origin}/___graphql?query=${encodeURIComponent('{ page(pageId: { eq: "home" }, language: { eq: it }) { path } }')}`,
    )
    await page.getByRole('button', { name: /Execute query/ }).click()
    await expect(page.locator('.result-window')).toContainText('"path": "/it"')
  } finally {
    server.kill('SIGTERM')
    await ended
    removeCopy(copy)
  }
})
