/**
 * Programs of others (translators, password managers, hosts) change a page. A form keeps its letters and its focus, and
 * its requests arrive.
 */

import type { Page } from '@playwright/test'
import {
  addBesideFields,
  addEverywhere,
  changeTexts,
  expectWhole,
  openWith,
  type Program,
  refusedStyle,
  wrapTexts,
} from '../support/changed-pages'
import { contactRequest, expect, fill, formOf, leadRequest, test, valuesOf } from '../support/form-test'
import { sampled } from '../support/site'
import { holdScripts, openHeld } from '../support/slow-phone'
import { documents, languageHere, menuButton, running } from '../support/test'
import { word } from '../support/words'

const forms = [
  { path: '/en/contact', request: contactRequest, language: 'en' },
  { path: '/it/evento-farmasimplex', request: leadRequest, language: undefined },
] as const

const policy = (page: Page) => formOf(page).form.locator('a[data-policy=privacy]')

/** Fills a form, opens the policy from the consent, sends the form, and reads the outcome. */
async function fillAndSend(page: Page, request: Record<string, string>, { says }: Program): Promise<void> {
  await fill(page, request)
  await policy(page).click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await valuesOf(page, Object.keys(request))).toEqual(request)
  const { submit, outcome, consent } = formOf(page)
  await expect(consent).toBeChecked()
  await submit.click()
  const success = (key: string) => says(word(languageHere(page), `forms:${key}`))
  await expect(outcome).toContainText(success('outcome.success.title'))
  const toast = page.locator('[data-toaster=results] p')
  await expect(toast).toHaveText(`${success('success.title')} ${success('success.text')}`)
  await expect(submit).toBeEnabled()
}

for (const [what, program, moments] of sampled(
  [
    ['a translator wraps each text after the script', wrapTexts, ['after']],
    ['extensions add styles and elements everywhere', addEverywhere, ['before', 'after']],
    ['a translator has wrapped each text before the script', wrapTexts, ['before']],
    ['a translator changes each text', changeTexts, ['after']],
  ] as const,
  2,
)) {
  test(`a request arrives unchanged, the policy opens and the form stays where ${what} (R-BASE-2, R-FORM-5, R-POLICY-1)`, async ({
    page,
    inbox,
    watch,
  }) => {
    watch.allow(refusedStyle, documents)
    for (const { path, request, language } of forms) {
      const words = await openWith(page, path, program, [...moments])
      await fillAndSend(page, request, program)
      await expectWhole(page, words, program)
      const { payload } = (await inbox.requests()).at(-1) ?? {}
      expect(payload, path).toMatchObject({ email: request.email, message: request.message })
      expect(payload?.language, path).toBe(language)
    }
    expect(await inbox.requests()).toHaveLength(forms.length)
  })
}

const sentence = 'Vendo limoni dell’Etna.'

test('given a password manager that adds an element beside each field, every letter and the focus stay (R-BASE-2, R-FORM-13)', async ({
  page,
}) => {
  for (const when of ['before the script', 'after the focus'] as const) {
    await page.goto('about:blank')
    const release = await holdScripts(page)
    await openHeld(page, '/it/evento-farmasimplex')
    if (when === 'before the script') await addBesideFields(page)
    release()
    await running(page)
    const { field } = formOf(page)
    for (const name of ['name', 'message']) {
      await field(name).fill('')
      await field(name).focus()
      await page.keyboard.type(sentence.slice(0, 5), { delay: 10 })
      // Such programs add their elements a moment after the focus.
      if (when === 'after the focus') await addBesideFields(page)
      await page.keyboard.type(sentence.slice(5), { delay: 10 })
      await expect(field(name), when).toBeFocused()
      await expect(field(name), when).toHaveValue(sentence)
    }
    await page.unrouteAll()
  }
})

/**
 * Changes a page as Cloudflare does when it hides e-mail addresses, which it does by default unless `no-transform`
 * forbids it: a cipher replaces each address, and a script of the host writes the address back as HTML.
 */
const hideAddresses = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cipher = (address: string) => [...new TextEncoder().encode(address)].map((byte) => byte ^ 0x2a).join(' ')
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')
    for (const link of links) {
      const mark = document.createElement('span')
      mark.dataset.cfemail = cipher(link.href.slice('mailto:'.length))
      mark.textContent = '[email\u00a0protected]'
      link.href = '/cdn-cgi/l/email-protection'
      link.replaceChildren(mark)
    }
    return links.length
  })

const putAddressesBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-cfemail]')) {
      const bytes = mark.dataset.cfemail?.split(' ').map((byte) => Number(byte) ^ 0x2a) ?? []
      const box = document.createElement('div')
      try {
        // Our pages refuse HTML from a string, so the address stays hidden.
        box.innerHTML = `<i>${String.fromCharCode(...bytes)}</i>`
        mark.replaceWith(box.textContent ?? '')
      } catch {}
    }
  })

test('given a host that hides e-mail addresses, pages stay and requests arrive (R-BASE-2, R-FORM-5)', async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(/Trusted ?Types?|TrustedHTML/i)
  const release = await holdScripts(page)
  await openHeld(page, '/en/contact')
  expect(await hideAddresses(page)).toBeGreaterThan(1)
  release()
  await running(page)
  await putAddressesBack(page)
  await menuButton(page).click()
  await expect(page.locator('#menu nav')).toBeVisible()
  await page.keyboard.press('Escape')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(await inbox.requests()).toHaveLength(1)
})
