import { copyOf, plain } from './support/copy'
import { fewPages, homePage, pageOf, pagesWith, sectionOf } from './support/site'
import { expect, needed, test } from './support/test'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

test('without JavaScript every page shows all its copy and figures, and no wrong message (R-BASE-1, R-MOTION-2)', async ({
  page,
}) => {
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
  const home = homePage('en')
  const { anchor } = needed(
    sectionOf(home, 'hero').section.actions.find((action) => action.anchor),
    'link into home',
  )
  await page.goto(home.path)
  await page.locator(`main a[href$="#${anchor}"]`).first().click()
  await expect(page).toHaveURL(`${home.path}#${anchor}`)
  const { page: next } = needed(sectionOf(home, 'closing').section.actions[0], 'link at the end of home')
  const { path } = pageOf(next ?? '', 'en')
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await page.goto(needed(pagesWith('faq')[0], 'page with questions').path)
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
