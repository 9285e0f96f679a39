import worker from '../worker'

test('a host that cannot read its not-found page answers with the page for its failures, in the language of the path (R-ERROR-3)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetch = async ({ url }: Request) => {
    if (url.endsWith('/404')) throw new Error('The file cannot be read.')
    return new Response(url)
  }
  const answer = await worker.fetch(new Request('https://www.example.com/it/nessuna'), { ASSETS: { fetch } })
  expect([answer.status, await answer.text()]).toEqual([500, 'https://www.example.com/it/500'])
})

test('a browser that asks for any service worker gets the script that removes it, also for pages above its folder (R-BASE-3)', async () => {
  const fetch = async ({ url }: Request) => new Response(url)
  const asked = new Request('https://www.example.com/shop/worker.php', { headers: { 'Service-Worker': 'script' } })
  const answer = await worker.fetch(asked, { ASSETS: { fetch } })
  expect([answer.status, await answer.text()]).toEqual([200, 'https://www.example.com/sw.js'])
  expect(answer.headers.get('Service-Worker-Allowed')).toBe('/')
})
