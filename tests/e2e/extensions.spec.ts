/** Well-known programs change a page, and cost its visitor nothing. */

import { expectWhole, openAndCloseLayers, openWith, type Program, refusedStyle } from './support/changed-pages'
import { corrector, darkTheme, delayScripts, minifyHtml, secondText, shopper } from './support/extensions'
import { formOf } from './support/form-test'
import { contactPage, explained, homePage, pagesWith, sampled } from './support/site'
import { documents, expect, open, test } from './support/test'

const cases: [what: string, program: Program][] = [
  ['a shop assistant and a password manager stand in each form', shopper],
  ['a dark theme marks every element', darkTheme],
  ['a translator adds a second text to each', secondText],
  ['a corrector stands at each large field', corrector],
]

/** A page with a form, one with explained figures, and others. */
const paths = sampled([contactPage('en'), explained, homePage('en'), ...pagesWith('lead')], 2).map(({ path }) => path)

for (const [what, program] of sampled(cases, 2)) {
  test(`a page stays, keeps its words and works where ${what} (R-BASE-2, R-CHROME-4, R-POLICY-1)`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedStyle, documents)
    for (const path of paths) {
      const words = await openWith(page, path, program, ['before', 'after'])
      await page.mouse.move(300, 400, { steps: 2 })
      await openAndCloseLayers(page)
      const field = page.locator('main form [name=message]')
      if ((await field.count()) > 0) {
        await field.fill('')
        await field.pressSequentially('Vendo limoni.', { delay: 5 })
        await expect(field).toBeFocused()
        await expect(field).toHaveValue('Vendo limoni.')
      }
      await expectWhole(page, words, program)
    }
  })
}

test('given a host that minifies HTML, pages work (R-BASE-2)', async ({ page }) => {
  await minifyHtml(page)
  await open(page, '/en')
  await page.locator('header [data-menu-button]').click()
  await expect(page.locator('#menu nav')).toBeVisible()
  await page.locator('#menu nav a[href="/en/contact"]').last().click()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '')
})

test('given a host that delays scripts for ever, visitors can read the page, the menu opens, and the form opens an e-mail (R-BASE-1, R-FORM-14)', async ({
  page,
  watch,
}) => {
  watch.allow(/404|rocket-loader/)
  await delayScripts(page)
  await page.goto('/en/contact')
  await page.locator('header [data-menu-button]').click()
  await expect(page.locator('#menu nav')).toBeVisible()
  await page.keyboard.press('Escape')
  const { form, mailNote } = formOf(page)
  await expect(mailNote).toBeVisible()
  await expect(mailNote).toHaveCSS('animation-delay', '5s')
  await expect(form).toHaveAttribute('action', /^mailto:/)
})
