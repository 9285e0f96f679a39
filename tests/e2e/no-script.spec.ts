import { copyOf, plain } from './support/copy'
import { fewPages } from './support/site'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

test('without JavaScript every page shows all its copy and figures, and no wrong message (R-BASE-1, R-MOTION-2)', async ({
  page,
}) => {
  test.setTimeout(60_000)
  for (const { path, sections, language } of fewPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const text = plain(await page.locator('main').innerText())
    // The page has the answers, folded.
    const open = sections.filter(({ section }) => section.type !== 'faq')
    const missing = open.flatMap(({ section }) =>
      copyOf(section, language).filter((copy) => !text.includes(plain(copy))),
    )
    expect(missing, path).toEqual([])
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity))
    expect(new Set(opacities), path).toEqual(new Set(['1']))
  }
})

test('without JavaScript links and questions work (R-BASE-1, R-PAGE-12)', async ({ page }) => {
  await page.goto('/en')
  await page.locator('main a[href$="#section-3"]').first().click()
  await expect(page).toHaveURL('/en#section-3')
  await page.locator('main a[href="/en/e-commerce/from-zero"]').first().click()
  await expect(page).toHaveURL('/en/e-commerce/from-zero')
  await page.goto('/it/evento-farmasimplex')
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
