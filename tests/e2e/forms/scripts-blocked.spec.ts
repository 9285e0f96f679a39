import { expect, formOf, open, test } from '../support/form-test'
import { sampled, site } from '../support/site'
import { loseScripts, lostScripts } from '../support/slow-phone'
import { word } from '../support/words'

for (const [path, language] of sampled(
  [
    ['/en/contact', 'en'],
    ['/it/evento-farmasimplex', 'it'],
  ] as const,
  1,
)) {
  const help = word(language, 'forms:noScript', { email: site.email, phone: site.phone })

  test(`${path}: given no script, a note says that an e-mail will open (R-FORM-14)`, async ({ page, watch }) => {
    watch.allow(...lostScripts)
    await loseScripts(page)
    await page.goto(path)
    const { form } = formOf(page)
    await expect(form.getByText(help)).toBeVisible({ timeout: 8000 })
    await expect(form).toHaveAttribute('action', `mailto:${site.email}`)
  })

  test(`${path}: given scripts that run, there is no such note, and nothing moves (R-FORM-14)`, async ({ page }) => {
    await open(page, path)
    await expect(formOf(page).form).toHaveAttribute('novalidate')
    await expect(page.getByText(help)).toBeHidden()
  })
}
