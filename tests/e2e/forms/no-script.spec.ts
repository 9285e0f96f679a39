import { expect, formOf, test } from '../support/form-test'
import { site } from '../support/site'

test.use({ javaScriptEnabled: false })

for (const path of ['/en/contact', '/it/contatti', '/it/evento-farmasimplex']) {
  test(`${path}: without JavaScript the browser validates, and an e-mail has the message (R-FORM-14, R-CHECK-1, R-BASE-1)`, async ({
    page,
  }) => {
    await page.goto(path)
    const { form, submit, mailNote } = formOf(page)
    await expect(form).toHaveAttribute('action', `mailto:${site.email}`)
    await expect(form).not.toHaveAttribute('novalidate')
    await expect(mailNote).toBeVisible()
    await submit.click()
    await expect(form.locator(':invalid').first()).toBeFocused()
    await expect(page).toHaveURL(path)
  })
}
