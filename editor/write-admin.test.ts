import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../tests/jest/project'
import { writeAdmin } from './write-admin'

const asked = { CMS: 'on', CMS_REPOSITORY: 'agency/site', CMS_AUTH_URL: 'https://auth.example.com' }
/** The CMS is large, and machines are busy. */
jest.setTimeout(30_000)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zagara-admin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, 'admin', file), 'utf8')

test('nothing is written unless it is asked for (R-EDIT-5)', async () => {
  await writeAdmin(folder, root, { CMS_REPOSITORY: 'agency/site' })
  expect(readdirSync(folder)).toEqual([])
})

test('the editor writes to the repository that the environment names, as pull requests', async () => {
  await writeAdmin(folder, root, asked)
  expect(JSON.parse(read('it/config.json'))).toMatchObject({
    backend: { name: 'github', repo: 'agency/site', branch: 'main', base_url: 'https://auth.example.com' },
    publish_mode: 'editorial_workflow',
    locale: 'it',
  })
})

test('every page of it says that it is not to be indexed, and has its scripts beside it', async () => {
  await writeAdmin(folder, root, asked)
  for (const page of ['index.html', 'en/index.html', 'it/index.html']) expect(read(page)).toContain('noindex, nofollow')
  const scripts = [...read('en/index.html').matchAll(/src="\/admin\/([^"]+)"/g)].map(([, name = '']) => name)
  expect(scripts).toHaveLength(2)
  for (const name of scripts) expect(existsSync(join(folder, 'admin', name))).toBe(true)
})

test('what failed stays on the screen until somebody closes it', async () => {
  await writeAdmin(folder, root, asked)
  expect(read('decap-cms.js')).toMatch(/dismissAfter:!1/)
  expect(read('decap-cms.js')).not.toContain('dismissAfter:8e3')
})

test('a variable that is missing stops the build and is named', async () => {
  await expect(writeAdmin(folder, root, { CMS: 'on' })).rejects.toThrow('CMS_REPOSITORY and CMS_AUTH_URL')
  await expect(writeAdmin(folder, root, { ...asked, CMS_AUTH_URL: '' })).rejects.toThrow('needs CMS_AUTH_URL:')
})
