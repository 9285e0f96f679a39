import { expect, formOf, open, test } from '../support/form-test'
import { pageOf, pages, sampled } from '../support/site'
import { open as openPage } from '../support/test'

const withForm = pages.flatMap((page) =>
  page.sections.flatMap(({ section }) => (section.type === 'contact' ? [{ ...page, section }] : [])),
)

test('the form of each page shows the interest of the page (R-FORM-12, R-PAGE-6)', async ({ page }) => {
  for (const { path, section } of sampled(withForm, 3)) {
    await open(page, path)
    await expect(formOf(page).field('interest'), path).toHaveValue(section.interest ?? '')
  }
})

test('an Italian segment page passes its interest to the contact page (R-FORM-12, R-PAGE-4)', async ({ page }) => {
  const { path, sections } = pageOf('from-zero', 'it')
  const closing = sections.find(({ section }) => section.type === 'closing')
  await openPage(page, path)
  await page.locator(`#${closing?.anchor}`).getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^?]+\/it\/contatti\?interest=/)
  await expect(formOf(page).field('interest')).toHaveValue('ecommerce-zero')
})
