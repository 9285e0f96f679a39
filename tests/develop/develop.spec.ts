import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'

import { localOrigin, testEnvironment } from '../../tools/support/local'
import { copyRepository, removeCopy } from '../recipes/copy'

const ports = { PORT: '9030', INBOX_PORT: '9130' }
const origin = localOrigin(9030)

/** The data layer as GraphiQL asks for it. */
const response = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).default([]) })

function edit(copy: string, file: string, part: string | RegExp, other: string): void {
  const path = join(copy, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(part, other))
}

test('npm run develop shows the site, a text and a component that are saved meanwhile, and answers the questions of docs/questions.graphql (R-SITE-6)', async ({
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

    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    edit(copy, 'data/pages/en/home.json', /"heading": ".+?"/, '"heading": "Saved meanwhile"')
    await expect(heading('Saved meanwhile')).toBeVisible({ timeout: 30_000 })
    edit(copy, 'src/sections/hero/hero.tsx', '</h1>', '{" by two"}</h1>')
    await expect(heading('Saved meanwhile by two')).toBeVisible({ timeout: 30_000 })

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

test('a component that fails ends npm run build with its file and line', () => {
  test.setTimeout(240_000)
  const copy = copyRepository('build')
  try {
    edit(copy, 'src/sections/callout/callout.tsx', 'text={heading}', 'text={heading.replaceAll(window.name, heading)}')
    const options = { cwd: copy, encoding: 'utf8', env: testEnvironment(), timeout: 200_000 } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'build'], options)
    expect(status).toBe(1)
    expect(stdout + stderr).toMatch(/callout\.tsx:\d+/)
  } finally {
    removeCopy(copy)
  }
})
