/** @jest-environment node */
import { lead as plainLead } from './testing/requests'
import { type TemporaryInbox, temporaryInbox } from './testing/temporary-inbox'

const lead = { ...plainLead, lastName: '<b>Greco</b>' }

let inbox: TemporaryInbox

beforeEach(async () => {
  inbox = await temporaryInbox()
})

afterEach(() => inbox.close())

const read = async (path: string) => (await fetch(`${inbox.origin}${path}`)).text()

test('told to fail, it answers 500 that the browser may read, and keeps nothing', async () => {
  await inbox.post('/control', { mode: 'fail' })
  const response = await inbox.post('/webhook/event', lead)
  expect(response.status).toBe(500)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await inbox.requests()).toEqual([])
})

test('told to drop, it cuts the connection and keeps nothing', async () => {
  await inbox.post('/control', { mode: 'drop' })
  await expect(inbox.post('/webhook/event', lead)).rejects.toThrow('fetch failed')
  expect(await inbox.requests()).toEqual([])
})

test('told to be slow, it answers ok after the delay', async () => {
  await inbox.post('/control', { mode: 'slow', delayMs: 300 })
  const start = performance.now()
  const response = await inbox.post('/webhook/event', lead)
  expect(response.status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(280)
})

test('closing does not wait for a slow answer', async () => {
  await inbox.post('/control', { mode: 'slow', delayMs: 60_000 })
  const cut = expect(inbox.post('/webhook/event', lead)).rejects.toThrow('fetch failed')
  while ((await inbox.requests()).length === 0) await new Promise(setImmediate)
  await inbox.close()
  await cut
})

test('it shows how it behaves; without a number the delay is 5 seconds', async () => {
  expect(JSON.parse(await read('/control'))).toEqual({ mode: 'ok', delayMs: 5000 })
  expect(await (await inbox.post('/control', { mode: 'slow' })).json()).toEqual({
    ok: true,
    mode: 'slow',
    delayMs: 5000,
  })
  await inbox.post('/control', { mode: 'ok' })
  expect((await inbox.post('/webhook/event', lead)).status).toBe(200)
})

test.each([{}, { mode: 'odd' }, { mode: 'slow', delayMs: -1 }, { mode: 'slow', delayMs: '5' }])(
  'an order that it does not know (%j) is refused and changes nothing',
  async (order) => {
    expect((await inbox.post('/control', order)).status).toBe(422)
    expect(JSON.parse(await read('/control'))).toMatchObject({ mode: 'ok' })
  },
)

test('the buttons of its page change how it behaves, and lead back to the page', async () => {
  const body = new URLSearchParams({ mode: 'fail' })
  const response = await fetch(`${inbox.origin}/control`, { method: 'POST', body, redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(await read('/')).toContain('value="fail" aria-pressed="true"')
})

test('its page shows the requests as text, newest first', async () => {
  await inbox.post('/webhook/event', lead)
  await inbox.post('/webhook/event', { ...lead, firstName: 'Nunzia' })
  const page = await read('/')
  expect(page).toContain('Rosario &lt;b&gt;Greco&lt;/b&gt;')
  expect(page).not.toContain('<b>')
  expect(page.indexOf('Nunzia')).toBeLessThan(page.indexOf('Rosario'))
})

describe('the policy documents', () => {
  test.each([
    ['/en/privacy', 'en', 'Example document'],
    ['/en/cookie', 'en', 'Example document'],
    ['/it/privacy', 'it', 'Documento di esempio'],
    ['/it/cookie', 'it', 'Documento di esempio'],
  ])(
    '%s says in its language that it is an example, and any site may read and frame it',
    async (path, language, mark) => {
      const response = await fetch(`${inbox.origin}${path}`)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('x-frame-options')).toBeNull()
      expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors')
      const text = await response.text()
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain(mark)
    },
  )

  test('a HEAD request finds out that one is there', async () => {
    const response = await fetch(`${inbox.origin}/it/privacy`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})
