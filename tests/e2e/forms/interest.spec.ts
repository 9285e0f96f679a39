import { expect, formOf, open, test } from '../support/form-test'
import { pageOf, pages, sampled, shown, site } from '../support/site'
import { needed, open as openPage } from '../support/test'

const withForm = pages.flatMap((page) =>
  page.sections.flatMap(({ section }) => (section.type === 'form' && !section.lead ? [{ ...page, section }] : [])),
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

/** Every offer that has no target yet. */
const withoutTarget = pages.flatMap(({ path, language, sections }) =>
  sections.flatMap(({ section }) =>
    section.type === 'offer'
      ? section.actions
          .filter(({ action }) => site.actions[action] === null)
          .map(({ link, meanwhile }) => ({ path, language, link, line: shown(meanwhile, language) }))
      : [],
  ),
)

test('an offer without a target leads to the form with its interest (R-PAGE-13, R-FORM-12)', async ({ page }) => {
  needed(withoutTarget[0], 'offer without a target')
  for (const { path, language, link, line } of sampled(withoutTarget, 4)) {
    await openPage(page, path)
    const interest = link.interest ?? withForm.find((one) => one.path === path)?.section.interest ?? ''
    const offer = page.getByRole('link', { name: shown(link.label, language) })
    await expect(offer, path).toHaveAccessibleDescription(line)
    await offer.click()
    await expect(formOf(page).form.locator('xpath=ancestor::section'), path).toBeInViewport()
    await expect(formOf(page).field('interest'), path).toHaveValue(interest)
  }
})
