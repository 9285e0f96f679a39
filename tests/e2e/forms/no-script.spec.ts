import { expect, formOf, test } from '../support/form-test'
import { site } from '../support/site'
import { word } from '../support/words'

test.use({ javaScriptEnabled: false })

for (const [path, language] of [
  ['/en/contact', 'en'],
  ['/it/contatti', 'it'],
  ['/it/evento-farmasimplex', 'it'],
] as const) {
  test(`${path}: without JavaScript the browser validates, and an e-mail has the message (R-FORM-14, R-CHECK-1, R-BASE-1)`, async ({
    page,
  }) => {
    await page.goto(path)
    const { form, field, submit } = formOf(page)
    await expect(form).toHaveAttribute('action', `mailto:${site.email}`)
    await expect(form).not.toHaveAttribute('novalidate')
    await expect(field('email')).toHaveAttribute('type', 'email')
    await expect(field('privacyAccepted')).toHaveAttribute('required')
    const help = word(language, 'forms:noScript', { email: site.email, phone: site.phone })
    await expect(form.getByText(help)).toBeVisible()
    await submit.click()
    await expect(form.locator(':invalid').first()).toBeFocused()
    await expect(page).toHaveURL(path)
  })
}
