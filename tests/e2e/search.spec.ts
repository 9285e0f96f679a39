import sharp from 'sharp'
import { z } from 'zod'

import { languageEntries, languages } from '../../src/i18n/languages'
import { siteOrigin } from './support/origins'
import { homePage, pages, searchLinks, shown, site } from './support/site'
import { expect, test } from './support/test'

const block = /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s
const repeated = /<script [^>]*type="application\/ld\+json"/g

/** The one block of structured data in a page, as a search engine reads it. */
function structuredDataOf(html: string): { '@graph': Record<string, unknown>[] } {
  expect(html.match(repeated)).toHaveLength(1)
  return JSON.parse(block.exec(html)?.[1] ?? '')
}

const { name, legalName, email, phone, address, social } = site
/** The agency, as search engines know it. */
const agency = { name, legalName, email, telephone: phone, address, sameAs: [social.url] }

test('every page describes the agency, itself and its questions to search engines (R-PAGE-18)', async ({ request }) => {
  for (const { path, language, sections, search } of pages) {
    const answer = await request.get(path)
    const html = await answer.text()
    const isLeftOut = html.includes('content="noindex"') || 'x-robots-tag' in answer.headers()
    expect(isLeftOut, `${path} out of search`).toBe(search.noindex)
    const data = structuredDataOf(html)
    expect.soft(data['@graph'], path).toContainEqual(expect.objectContaining(agency))
    const asked = sections.flatMap(({ section }) => (section.type === 'faq' ? section.items : []))
    const page = data['@graph'].find((node) => node.url === siteOrigin + path && node.isPartOf)
    expect.soft([page?.['@type']].flat().includes('FAQPage'), path).toBe(asked.length > 0)
    const isBelow = data['@graph'].some((node) => node['@type'] === 'BreadcrumbList')
    expect.soft(isBelow, path).toBe(path !== homePage(language).path)
    const service = data['@graph'].find((node) => node['@type'] === 'Service')
    expect.soft(service?.name, path).toBe(search.service && shown(search.service, language))
    const questions = asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: shown(question, language),
      acceptedAnswer: { '@type': 'Answer', text: shown(answer, language) },
    }))
    if (asked.length > 0) expect.soft(page?.mainEntity, path).toEqual(questions)
  }
})

test('robots.txt names the site map, and that each page with its counterparts (R-PAGE-18)', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap-index.xml')
  expect(robots).not.toContain('Disallow')
  const index = await (await request.get('/sitemap-index.xml')).text()
  const file = new URL(/<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '').pathname
  const map = await (await request.get(file)).text()
  expect(map.match(/<loc>/g)).toHaveLength(pages.filter(({ search }) => !search.noindex).length)
  for (const page of pages) {
    const entries = map.split('<url>').filter((part) => part.startsWith(`<loc>${siteOrigin}${page.path}</loc>`))
    expect(entries, page.path).toHaveLength(page.search.noindex ? 0 : 1)
    expect(entries[0]?.match(/hreflang="[^"]+" href="[^"]+"/g) ?? [], page.path).toEqual(
      searchLinks(page).map(([language, address]) => `hreflang="${language}" href="${address}"`),
    )
  }
})

const manifest = z.object({
  lang: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
})

test('each language has a manifest; its icons have their size and no transparent corner', async ({ page, request }) => {
  for (const language of languages) {
    await page.goto(`/${language}`)
    const link = page.locator('link[rel=manifest]')
    // Behind a password, a browser asks for it with the password.
    await expect(link).toHaveAttribute('crossorigin', 'use-credentials')
    const href = await link.getAttribute('href')
    const { lang, icons } = manifest.parse(await (await request.get(href ?? '')).json())
    expect(lang).toBe(languageEntries[language].tag)
    for (const { src, sizes, purpose } of icons) {
      const picture = sharp(await (await request.get(src)).body())
      const { width, height } = await picture.metadata()
      expect([`${width}x${height}`, (await picture.stats()).isOpaque], src).toEqual([sizes, true])
      expect(purpose.split(' ')).toEqual(['any', 'maskable'])
    }
  }
})

test('browsers, phones and feed readers find an icon', async ({ page, request }) => {
  await page.goto('/en')
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(3)
  for (const path of [...links, '/favicon.ico']) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['cross-origin-resource-policy']]).toEqual([
      path,
      200,
      'cross-origin',
    ])
    const picture = sharp(await answer.body())
    expect(['png', 'svg']).toContain((await picture.metadata()).format)
    expect((await picture.stats()).isOpaque, `${path} can be seen on any ground`).toBe(true)
  }
})
