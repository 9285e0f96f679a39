import { languages } from '../src/i18n/languages'
import { errorPrefix } from '../src/i18n/paths'
import worker from '../worker'

test.each(languages.map((language) => [language, `${errorPrefix(language)}/500`]))(
  'a host that cannot read its not-found page answers with the page for its failures, in the language of the path: %s (R-ERROR-3)',
  async (language, page) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const fetch = async ({ url }: Request) => {
      if (url.endsWith('/404')) throw new Error('The file cannot be read.')
      return new Response(url)
    }
    const asked = new Request(`https://www.example.com/${language}/nessuna`)
    const answer = await worker.fetch(asked, { ASSETS: { fetch } })
    expect([answer.status, await answer.text()]).toEqual([500, `https://www.example.com${page}`])
  },
)

test('a browser that asks for any service worker gets the script that removes it (R-BASE-3)', async () => {
  const fetch = async ({ url }: Request) => new Response(url)
  const asked = new Request('https://www.example.com/service-worker.js', { headers: { 'Service-Worker': 'script' } })
  const answer = await worker.fetch(asked, { ASSETS: { fetch } })
  expect([answer.status, await answer.text()]).toEqual([200, 'https://www.example.com/sw.js'])
})
