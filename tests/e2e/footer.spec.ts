import { footerLinks, footerOf } from './support/footer'
import { plainPages, sampled, site } from './support/site'
import { expect, needed, open, test } from './support/test'
import { word } from './support/words'

for (const language of sampled(['it', 'en'] as const, 1)) {
  test(`the footer shows the agency and links to all pages (${language}) @phone (R-CHROME-6)`, async ({ page }) => {
    await open(page, needed(plainPages(language)[0], 'page without a form').path)
    const footer = footerOf(page)
    await expect(footer).toContainText(word(language, 'footer.description'))
    await expect(footer).toContainText(site.address)
    for (const { [language]: line } of [site.taxData, site.register, site.shareCapital])
      await expect(footer).toContainText(line)
    const year = new Date().getFullYear()
    await expect(footer).toContainText(word(language, 'footer.copyright', { year, name: site.legalName }))
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
    await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(footer.getByRole('link', { name: word(language, 'logo', { name: site.name }) })).toHaveAttribute(
      'href',
      `/${language}`,
    )
    for (const { group, links } of footerLinks(language)) {
      const region = footer.getByRole('list', { name: group, exact: true })
      expect(await region.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        links,
      )
    }
    const external = word(language, 'footer.externalSite')
    await expect(footer.getByRole('link', { name: `${site.social.name} (${external})` })).toHaveAttribute(
      'href',
      site.social.url,
    )
    await expect(
      footer.getByRole('link', { name: `${word(language, 'footer.events')} (${external})` }),
    ).toHaveAttribute('href', site.events)
  })
}

test('given 1 January, the footer shows the new year (R-CHROME-6)', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:30'))
  await open(page, '/it/contatti')
  await expect(footerOf(page)).toContainText(word('it', 'footer.copyright', { year: 2031, name: site.legalName }))
  await expect(page.locator('main')).toHaveCount(1)
})

test('the skip link is the first stop of the keyboard, and leads to the content (R-CHROME-8)', async ({ page }) => {
  await open(page, '/it')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: word('it', 'skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const isUncovered = await skip.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === link
  })
  expect(isUncovered).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a:focus')).toBeVisible()
})
