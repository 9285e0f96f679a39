import { pageOf, type SitePage, shown } from './support/site'
import { arrive, expect, follow, open, test } from './support/test'
import { announcer } from './support/toasts'
import { word } from './support/words'

/** Figures in a title take their text; the words around them stay. */
const titleOf = ({ search, language }: SitePage) => shown(search.title, language)

/** R-CHROME-8 */
for (const language of ['en', 'it'] as const) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(`${language}, motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } })

      test('a page that is opened in the app is announced, and the next Tab reaches the skip link', async ({
        page,
      }) => {
        const from = pageOf('our-philosophy', language)
        const to = pageOf('brand-manifesto', language)
        await open(page, from.path)
        await expect(announcer(page), 'the first page needs no word of ours').toBeEmpty()
        await page.evaluate(() => {
          const region = document.querySelector('[data-announcer]')
          if (!region) return
          // What the title was when the region spoke.
          new MutationObserver(() => Reflect.set(window, 'titleThen', document.title)).observe(region, {
            childList: true,
          })
        })
        await follow(page, to.path)
        const title = await page.title()
        expect(title).toContain(titleOf(to))
        await expect(announcer(page)).toHaveText(word(language, 'route.navigated', { title }))
        expect(await page.evaluate(() => Reflect.get(window, 'titleThen'))).toBe(title)

        await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
        await expect(page.locator('#gatsby-announcer'), 'Gatsby speaks English').toBeHidden()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: word(language, 'skipToContent') })).toBeFocused()

        await page.goBack()
        await expect(page).toHaveURL(from.path)
        await arrive(page)
        await expect(announcer(page)).toHaveText(word(language, 'route.navigated', { title: await page.title() }))
      })
    })
  }
}
