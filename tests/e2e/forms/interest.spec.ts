import { contactRequest, expect, fill, formOf, open, running, test } from '../support/form-test'
import { pageOf, pages, sampled, shown } from '../support/site'
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

for (const [id, interest] of sampled(
  [
    ['from-zero', 'ecommerce-zero'],
    ['established', 'ecommerce-established'],
    ['underperforming', 'ecommerce-underperforming'],
  ] as const,
  1,
)) {
  test(`the Italian page "${id}" passes its interest to the contact page (R-FORM-12, R-PAGE-4)`, async ({ page }) => {
    const { path, sections } = pageOf(id, 'it')
    const closing = sections.find(({ section }) => section.type === 'closing')
    await openPage(page, path)
    await page.locator(`#${closing?.anchor}`).getByRole('link').first().click()
    await expect(page).toHaveURL(/^[^?]+\/it\/contatti\?interest=/)
    await expect(formOf(page).field('interest')).toHaveValue(interest)
  })
}

test('the call to action of an English segment page leads to the form on that page (R-PAGE-4)', async ({ page }) => {
  const { path, sections, language } = pageOf('established', 'en')
  const contact = sections.find(({ section }) => section.type === 'contact')?.section
  await open(page, path)
  const closing = sections.find(({ section }) => section.type === 'closing')
  await page.locator(`#${closing?.anchor}`).getByRole('link').first().click()
  await expect(page).toHaveURL(`${path}#contact`)
  const heading = contact && 'heading' in contact ? shown(contact.heading, language) : ''
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
})

test('given a visitor’s choice, the address never replaces it, neither after a reload nor in the other language (R-FORM-12)', async ({
  page,
  inbox,
}) => {
  await open(page, '/en/contact?interest=ecommerce-zero')
  await expect(formOf(page).field('interest')).toHaveValue('ecommerce-zero')
  await fill(page, contactRequest)
  await page.reload()
  await running(page)
  await expect(formOf(page).field('interest')).toHaveValue(contactRequest.interest)
  await page.goto('/it/contatti?interest=ecommerce-zero')
  await running(page)
  await formOf(page).submit.click()
  await expect.poll(() => inbox.requests()).toMatchObject([{ payload: { interest: contactRequest.interest } }])
})

test('given an interest in the address, only that address shows it, also after a reload (R-FORM-12)', async ({
  page,
}) => {
  await open(page, '/en/contact?interest=ecommerce-zero')
  await fill(page, { firstName: 'Rosalia' }, { consent: false })
  await page.reload()
  await running(page)
  await expect(formOf(page).field('interest')).toHaveValue('ecommerce-zero')
  await open(page, pageOf('underperforming', 'en').path)
  await expect(formOf(page).field('firstName')).toHaveValue('Rosalia')
  await expect(formOf(page).field('interest')).toHaveValue('ecommerce-underperforming')
})
