import { lostAddresses } from './lost-addresses'

const site = 'https://www.agency.it'
const data: Parameters<typeof lostAddresses>[1] = {
  routes: [{ page: 'home', en: '/en' }],
  redirects: [{ page: 'home', language: 'en', from: ['/en/old', '/it/perché'] }],
}
const live = (answer: () => Response | Error) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })

test('a live page that has neither a path nor a redirect any more is named (R-REDIRECT-4)', async () => {
  live(() => new Response(['/en', '/en/old', '/en/new'].map((path) => `<loc>${site}${path}</loc>`).join('')))
  expect(await lostAddresses(site, data)).toEqual([`${site}/en/new`])
})

test('an address is not lost where the former site wrote it with a slash or its accents in code (R-REDIRECT-4)', async () => {
  const paths = ['/en/', '/en/old/', '/it/perch%C3%A9', '/it/%E0']
  live(() => new Response(paths.map((path) => `<loc>${site}${path}</loc>`).join('')))
  expect(await lostAddresses(site, data)).toEqual([`${site}/it/%E0`])
})

test('before the first deploy no address is lost', async () => {
  live(() => new Response('', { status: 404 }))
  expect(await lostAddresses(site, data)).toEqual([])
  live(() => new Error('no such host'))
  expect(await lostAddresses('', data)).toEqual([])
})
