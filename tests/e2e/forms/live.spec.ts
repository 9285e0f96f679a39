import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { forms, webhooks } from '../../../src/contract/form-definition'
import { languages } from '../../../src/i18n/languages'
import { exampleValues } from '../../forms/examples'
import { expect, fill, formOf, open, test } from '../support/form-test'
import { homePage, pages, pagesFor, site, siteDirectory } from '../support/site'
import { languageHere, needed } from '../support/test'
import { word } from '../support/words'

/** `npm run preflight -- https://…` runs these on a live site, with its own webhooks and documents. */

const scripts = readdirSync(join(siteDirectory, 'assets')).filter((name) => name.endsWith('.js'))
const files = [
  ...pages.map(({ path }) => [path, `${path}/index.html`] as const),
  ...scripts.map((name) => [`/assets/${name}`, `/assets/${name}`] as const),
  ['/robots.txt', '/robots.txt'] as const,
]

test('every page and script is that of the build: the host writes nothing into it (R-TRUST-1)', async ({ request }) => {
  const turnOff =
    'Upload the build. If that does not help, turn off what changes pages at the host. Cloudflare: Email Address Obfuscation, Rocket Loader, automatic setup of Web Analytics, Zaraz, Bot Fight Mode (which also asks CI to prove that it is no robot), managed robots.txt, Mirage, a Worker or Snippet of the zone'
  for (const [path, file] of files)
    expect(await (await request.get(path)).text(), `${path}: ${turnOff}`).toBe(
      readFileSync(join(siteDirectory, file), 'utf8'),
    )
})

test('security.txt holds for another month: each upload renews it (R-TRUST-1)', async ({ request }) => {
  const [, end = ''] = /^Expires: (\S+)/m.exec(await (await request.get('/.well-known/security.txt')).text()) ?? []
  expect(Date.parse(end)).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000)
})

for (const webhook of webhooks)
  test(`the webhook “${webhook}” takes a request, and its page reads so (R-FORM-4)`, async ({ page, watch }) => {
    watch.allow(/^foreign request/)
    await open(page, needed(pagesFor(webhook)[0], `form for ${webhook}`).path)
    const { submit, outcome } = formOf(page)
    // The agency's own address reaches nobody else.
    await fill(page, { ...exampleValues(forms[webhook]), email: site.email, message: 'A test: npm run preflight.' })
    await submit.click()
    const success = word(languageHere(page), 'forms:outcome.success.title')
    await expect(outcome, 'docs/automation/README.md says how to set it up').toContainText(success, { timeout: 20_000 })
  })

/** The address of the document in the dialog. Where its host forbids frames, it is an error page of the browser. */
const shownAddress = async (page: Page) => {
  const frame = await page.getByRole('dialog').locator('iframe').elementHandle()
  return (await frame?.contentFrame())?.url()
}

async function openPolicy(page: Page, policy: string): Promise<string> {
  const link = page.locator('#legal').getByRole('link', { name: word(languageHere(page), `footer.${policy}`) })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  return address
}

for (const language of languages)
  test(`the policy documents (${language}) are there, and may be shown (R-POLICY-1)`, async ({
    page,
    request,
    watch,
  }) => {
    // Other people's documents may have faults of their own.
    watch.allow(/./)
    for (const policy of Object.keys(site.policies)) {
      await page.goto(homePage(language).path)
      const address = await openPolicy(page, policy)
      expect((await request.get(address)).ok(), address).toBe(true)
      const remedy = `${address}: let it send Content-Security-Policy: frame-ancestors ${new URL(page.url()).origin}`
      await expect.poll(() => shownAddress(page), remedy).toMatch(new RegExp(`^${new URL(address).origin}/`))
      await expect(page.getByRole('dialog').getByRole('alert'), address).toHaveCount(0)
    }
  })

test('a document whose host forbids frames is found (R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(/./)
  await page.goto('/en')
  await page.route(/privacy/, (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'Policy' }))
  await openPolicy(page, 'privacy')
  await expect.poll(() => shownAddress(page)).toMatch(/^chrome-error:/)
})
