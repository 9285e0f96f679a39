/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'

import { listenOnLoopbacks } from '../../support/listen'
import { localOrigin } from '../../support/local-environment'
import { recordSite } from './recorded-site'

const page = brotliCompressSync('<h1>Zagara</h1>')
const asked: string[] = []
const encodings: (string | undefined)[] = []
let works = true

let site: Awaited<ReturnType<typeof listenOnLoopbacks>>
let recorded: Awaited<ReturnType<typeof recordSite>>

beforeAll(async () => {
  site = await listenOnLoopbacks(({ method, url, headers, socket }, reply) => {
    asked.push(`${method} ${url}`)
    encodings.push(headers['accept-encoding']?.toString())
    reply.sendDate = url !== '/undated'
    if (!works) socket.destroy()
    else if (url === '/') reply.writeHead(301, { location: '/en' }).end()
    else if (headers['if-none-match'] === '"1"') reply.writeHead(304).end()
    else reply.writeHead(200, { 'content-encoding': 'br', etag: '"1"' }).end(page)
  }, 0)
  recorded = await recordSite(localOrigin(site.port))
})

beforeEach(() => {
  asked.length = 0
  works = true
})

afterAll(() => {
  recorded.close()
  site.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(recorded.origin + path, { redirect: 'manual', headers })

test('a file is asked for once, and answered as it was, compressed', async () => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await get('/en')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe('<h1>Zagara</h1>')
  }
  expect(asked).toEqual(['GET /en'])
})

test('nothing is added to its headers: a few bytes may cost a round trip', async () => {
  expect((await get('/undated')).headers.get('date')).toBeNull()
  expect((await get('/en')).headers.get('date')).not.toBeNull()
})

test('who reads Brotli gets it, as from the CDN', async () => {
  await get('/brotli', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  await get('/gzip', { 'Accept-Encoding': 'gzip' })
  expect(encodings.slice(-2)).toEqual(['br', 'gzip'])
})

test('a redirect stays one', async () => {
  const answer = await get('/')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en'])
})

test('what the browser has already is not sent to it again', async () => {
  expect((await get('/it', { 'If-None-Match': '"1"' })).status).toBe(304)
  expect((await get('/it')).status).toBe(200)
})

test('a site that did not answer is asked again', async () => {
  works = false
  expect((await get('/en/contact')).status).toBe(502)
  works = true
  expect((await get('/en/contact')).status).toBe(200)
})
