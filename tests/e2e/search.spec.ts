import { languages } from '../../src/i18n/languages'
import { vocabularyProblems } from '../structured-data/check'
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

test('every page describes itself to search engines in schema.org’s words (R-PAGE-18)', async ({ request }) => {
  for (const { path, language, sections } of pages) {
    const data = structuredDataOf(await (await request.get(path)).text())
    expect.soft(vocabularyProblems(data), path).toEqual([])

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

test('the not-found page has no structured data', async ({ request }) => {
  expect(await (await request.get('/en/nowhere')).text()).not.toContain('application/ld+json')
})

test('the site map names every page with its counterparts (R-PAGE-18)', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text()
  const file = new URL(/<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '').pathname
  const map = await (await request.get(file)).text()
  for (const { path, alternates } of pages) {
    const entry = map.split('<url>').find((part) => part.startsWith(`<loc>${siteOrigin}${path}</loc>`)) ?? ''
    const others = languages.filter((language) => alternates[language])
    expect(entry.match(/hreflang="[^"]+"/g) ?? [], path).toEqual(
      others.length > 1 ? [...others, 'x-default'].map((language) => `hreflang="${language}"`) : [],
    )
  }
})

test('/favicon.ico is a picture', async ({ request }) => {
  const favicon = await request.get('/favicon.ico')
  expect(favicon.status()).toBe(200)
  expect([...(await favicon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
