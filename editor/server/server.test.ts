import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readJson, root } from '../../tests/jest/project'
import { startCms } from './server'

/** The first check of all data may take its time on a busy machine. */
jest.setTimeout(30_000)

let folder: string
let server: Awaited<ReturnType<typeof startCms>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zagara-cms-test-'))
  for (const name of ['data', 'locales']) await cp(join(root, name), join(folder, name), { recursive: true })
  server = await startCms({ root: folder, port: 0 })
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const post = (body: object, headers: Record<string, string> = {}, language = 'en') =>
  fetch(`${server.origin}/admin/${language}/api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const save = (...files: [path: string, content: unknown][]) => saveIn('en', ...files)
const saveIn = (language: string, ...files: [path: string, content: unknown][]) =>
  post(
    {
      action: 'persistEntry',
      params: { dataFiles: files.map(([path, content]) => ({ path, raw: JSON.stringify(content) })) },
    },
    {},
    language,
  )
const now = (file: string) => readFile(join(folder, file), 'utf8')
const before = (file: string) => readFile(join(root, file), 'utf8')

/** A page of the project with one text in another place. */
const changed = (file: string, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(readJson(file)).replace(from, to))

test('what is saved as it was leaves the files as they were', async () => {
  for (const file of ['data/figures.json', 'data/pages/it/home.json', 'locales/en/common.json']) {
    expect((await save([file, readJson(file)])).status).toBe(200)
    expect(await now(file)).toBe(await before(file))
  }
})

test('a mistake is refused with file, field and remedy, and nothing is written (R-EDIT-3)', async () => {
  const file = 'data/pages/en/home.json'
  const answer = await save([file, changed(file, 'Solutions for e-commerce', 'Over 150 solutions')])
  expect(answer.status).toBe(422)
  expect((await answer.json()).error).toMatch(
    /^Nothing was saved\. · Page “.+” \(English\), section “Over 150 solutions” → Heading: /,
  )
  expect(await now(file)).toBe(await before(file))
})

test('what was pasted by mistake is cleaned; a letter that cannot be cleaned is refused by name', async () => {
  const file = 'data/pages/en/home.json'
  const pasted = changed(file, 'Solutions for e-commerce', 'Solu\u00adtions\u2009for\u200b e-commerce')
  expect((await save([file, pasted])).status).toBe(200)
  expect(await now(file)).toBe(await before(file))
  const answer = await save([file, changed(file, 'Solutions for e-commerce', 'S\u043elutions')])
  expect((await answer.json()).error).toContain('has the letter “\u043e” (U+043E)')
})

test('an editor over data with a mistake says which, in place of a blank page', async () => {
  const file = 'data/pages/it/home.json'
  const sound = await now(file)
  await writeFile(join(folder, file), JSON.stringify(changed(file, 'Soluzioni per l’e-commerce', '')))
  const answer = await fetch(`${server.origin}/admin/it/config.json`)
  await writeFile(join(folder, file), sound)
  expect(answer.status).toBe(422)
  expect((await answer.json()).error).toMatch(/^L’editor non può aprirsi.*sezione 1 → Titolo: non deve essere vuoto$/)
})

test('of two files, none is written where one has a mistake', async () => {
  const [english, italian] = ['data/pages/en/home.json', 'data/pages/it/home.json']
  const sound = changed(english, 'Solutions for e-commerce', 'Solutions for shops')
  const answer = await save([english, sound], [italian, changed(italian, 'Soluzioni per l’e-commerce', '')])
  expect((await answer.json()).error).toMatch(/Page “.+” \(Italian\), section 1 → Heading: must not be empty/)
  expect(await now(english)).toBe(await before(english))
})

test.each(['../outside.json', 'package.json', 'data/pages/en/../../../package.json', 'data/schemas/page.schema.json'])(
  '%s is neither read nor written',
  async (path) => {
    expect((await save([path, {}])).status).toBe(403)
    expect((await post({ action: 'getEntry', params: { path } })).status).toBe(403)
  },
)

test('no other page may ask for anything, and no other name leads here', async () => {
  const ask = { action: 'getEntry', params: { path: 'data/site.json' } }
  expect((await post(ask)).status).toBe(200)
  expect((await post(ask, { Origin: 'https://elsewhere.example.com' })).status).toBe(403)
  expect((await post(ask, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})

test('a page that one language does not have is not there in it', async () => {
  const path = 'data/pages/en/evento-farmasimplex.json'
  expect((await post({ action: 'getEntry', params: { path } })).status).toBe(404)
})

test.each(['en', 'it'])('the editor in %s is a page that no search engine keeps', async (language) => {
  const page = await fetch(`${server.origin}/admin/${language}/`)
  expect(await page.text()).toContain('<meta name="robots" content="noindex, nofollow">')
})
