import { languages } from '../../src/i18n/languages'
import { siteOrigin } from './support/origins'
import { pages, shown } from './support/site'
import { expect, test } from './support/test'

const block = /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s
const repeated = /<script [^>]*type="application\/ld\+json"/g

/** The one block of structured data in a page, as a search engine reads it. */
function structuredDataOf(html: string): { '@graph': Record<string, unknown>[] } {
  expect(html.match(repeated)).toHaveLength(1)
  return JSON.parse(block.exec(html)?.[1] ?? '')
}

test('every page describes itself and its questions to search engines (R-PAGE-18)', async ({ request }) => {
  for (const { path, language, sections } of pages) {
    const data = structuredDataOf(await (await request.get(path)).text())
    const asked = sections.flatMap(({ section }) => (section.type === 'faq' ? section.items : []))
    const page = data['@graph'].find((node) => node.url === siteOrigin + path && node.isPartOf)
    expect.soft([page?.['@type']].flat().includes('FAQPage'), path).toBe(asked.length > 0)
    const questions = asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: shown(question, language),
      acceptedAnswer: { '@type': 'Answer', text: shown(answer, language) },
    }))
    if (asked.length > 0) expect.soft(page?.mainEntity, path).toEqual(questions)
  }
})

test('robots.txt names the site map, and that each page with its counterparts (R-PAGE-18)', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap-index.xml')
  const index = await (await request.get('/sitemap-index.xml')).text()
  const file = new URL(/<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '').pathname
  const map = await (await request.get(file)).text()
  expect(map.match(/<loc>/g)).toHaveLength(pages.length)
  for (const { path, alternates } of pages) {
    const entry = map.split('<url>').find((part) => part.startsWith(`<loc>${siteOrigin}${path}</loc>`)) ?? ''
    const others = languages.flatMap((language) => {
      const other = alternates[language]
      return other ? [[language, other]] : []
    })
    const wanted = others.length > 1 ? [...others, ['x-default', alternates.en]] : []
    expect(entry.match(/hreflang="[^"]+" href="[^"]+"/g) ?? [], path).toEqual(
      wanted.map(([language, other]) => `hreflang="${language}" href="${siteOrigin}${other}"`),
    )
  }
})

test('the manifest and /favicon.ico exist', async ({ request }) => {
  expect((await request.get('/manifest.webmanifest')).status()).toBe(200)
  const favicon = await request.get('/favicon.ico')
  expect(favicon.status()).toBe(200)
  expect([...(await favicon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
