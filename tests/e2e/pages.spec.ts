import type { Page } from '@playwright/test'

import { languageEntries } from '../../src/i18n/languages'
import { violations, violationsInTheDark } from './support/axe'
import { attributesIn, copyOf, itemHeadings, linksOf, plain } from './support/copy'
import { takeFonts } from './support/fonts'
import { siteOrigin } from './support/origins'
import { overflowing, widths } from './support/overflow'
import { overlapping } from './support/overlap'
import { fewPages, notesOf, pages, type SitePage, sampled, searchLinks, shown } from './support/site'
import { expect, open, softly, test } from './support/test'

const readHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null
    const alternates = [...document.head.querySelectorAll('link[rel=alternate][hreflang]')]
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      robots: content('meta[name=robots]'),
      locale: content('meta[property="og:locale"]'),
      image: content('meta[property="og:image"]'),
      isDescribed: Boolean(content('meta[property="og:image:alt"]')),
      connects: document.head.querySelectorAll('[rel~=preconnect], [rel~=dns-prefetch]').length,
      canonical: [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      alternates: Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    }
  })

function expectedHead(page: SitePage) {
  const { id, language, path, search } = page
  return {
    language,
    title: shown(search.title, language),
    description: shown(search.description, language),
    keywords: search.keywords?.join(', ') ?? null,
    robots: search.noindex ? 'noindex' : null,
    locale: languageEntries[language].tag.replace('-', '_'),
    image: `${siteOrigin}/share/${language}/${id}.jpg`,
    isDescribed: true,
    connects: 0,
    canonical: search.noindex ? [] : [siteOrigin + path],
    alternates: Object.fromEntries(searchLinks(page)),
  }
}

const readSections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')].map((section) => ({
      anchor: section.id,
      headings: [...section.querySelectorAll('h3')].map((heading) => heading.textContent ?? ''),
      links: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      text: section.textContent ?? '',
    })),
  )

async function expectSections(page: Page, { sections, language }: SitePage) {
  const found = (await readSections(page)).map(({ text, ...rest }) => ({ ...rest, text: plain(text) }))
  expect.soft(found.map(({ anchor }) => anchor)).toEqual(sections.map(({ anchor }) => anchor))
  for (const [index, { section, anchor }] of sections.entries()) {
    const { headings = [], links = [], text: visible = '' } = found[index] ?? {}
    const text = `${visible} ${await attributesIn(page.locator(`[id="${anchor}"]`))}`
    expect.soft(headings.map(plain), `items of #${anchor}`).toEqual(itemHeadings(section, language).map(plain))
    const missing = copyOf(section, language).filter((copy) => !text.includes(plain(copy)))
    expect.soft(missing, `copy of #${anchor} that is not shown`).toEqual([])
    expect.soft(links, `links of #${anchor}`).toEqual(expect.arrayContaining(linksOf(section, language)))
  }
}

async function expectToFit(page: Page) {
  await takeFonts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The page measures the labels of its drawing in the next frame.
    const faults = async () => [...(await overflowing(page)), ...(await overlapping(page))]
    await softly.poll(faults, { message: `what sticks out, or stands on something, at ${width} px` }).toEqual([])
  }
}

for (const language of ['en', 'it'] as const) {
  test(`every page is complete (${language}) (R-PAGE-1, R-FIGURE-1, R-POLICY-3, R-SITE-1, R-TOAST-4)`, async ({
    page,
  }) => {
    for (const sitePage of pages.filter((one) => one.language === language)) {
      await test.step(sitePage.path, async () => {
        await open(page, sitePage.path)
        expect.soft(await readHead(page), sitePage.path).toEqual(expectedHead(sitePage))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectSections(page, sitePage)
        const notes = await page
          .locator('main [data-note]')
          .evaluateAll((all) => all.map((one) => Reflect.get(one, 'title')))
        expect.soft(notes, sitePage.path).toEqual(notesOf(sitePage))
      })
    }
  })
}

for (const { path } of sampled(fewPages, 3)) {
  test(`${path} is accessible in both themes, and fits every screen (R-PAGE-15, R-PAGE-16)`, async ({ page }) => {
    await open(page, path)
    expect.soft(await violations(page), 'light theme').toEqual([])
    expect.soft(await violationsInTheDark(page), 'dark theme').toEqual([])
    await expectToFit(page)
  })
}
