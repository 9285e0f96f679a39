/** What browsers do that lack a feature: docs/go-live.md. */
import { contactRequest, expect, fill, formOf, open, test } from '../support/form-test'
import { withoutPopovers } from '../support/older'
import { documents } from '../support/test'
import { word } from '../support/words'

// A page that the test has rewritten counts as one of the internet, which asks before it reaches this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] })

test('given a browser without popovers, questions, policies and forms work (R-BASE-1, R-FORM-9)', async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(documents)
  await withoutPopovers(page)
  await open(page, '/it/evento-farmasimplex')
  await page.locator('main section summary').first().click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).form.locator('a[data-policy=privacy]').click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect((await inbox.requests()).map(({ payload }) => payload.email)).toEqual([contactRequest.email])
})
