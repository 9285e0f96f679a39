import { expect, formOf, open, test } from '../support/form-test'
import { sampled, site } from '../support/site'
import { loseScripts, lostScripts } from '../support/slow-phone'

for (const path of sampled(['/en/contact', '/it/evento-farmasimplex'], 1)) {
  test(`${path}: given no script, a note says that an e-mail will open (R-FORM-14)`, async ({ page, watch }) => {
    watch.allow(...lostScripts)
    await loseScripts(page)
    await page.goto(path)
    const { form, mailNote } = formOf(page)
    await expect(mailNote).toHaveCSS('animation-delay', '5s')
    await expect(mailNote).toBeVisible({ timeout: 8000 })
    await expect(form).toHaveAttribute('action', `mailto:${site.email}`)
  })

  test(`${path}: given scripts that run, there is no such note, and nothing moves (R-FORM-14)`, async ({ page }) => {
    await open(page, path)
    await expect(formOf(page).form).toHaveAttribute('novalidate')
    await expect(formOf(page).mailNote).toBeHidden()
  })
}
