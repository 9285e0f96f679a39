import { rmSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

import { contactForm, interests, leadForm } from '../../../src/contract/form-definition'
import { requestsIn } from '../../../tools/inbox'
import { exampleValues } from '../../forms/examples'
import { inboxFile, inboxOrigin } from './origins'
import { site } from './site'
import { test as base, languageHere, running as scriptsRunning } from './test'
import { word } from './words'

export { expect } from './test'

/** A test with an empty inbox, and what arrives there. Requests to the inbox are no fault. */
export const test = base.extend<{ inbox: () => ReturnType<typeof requestsIn> }>({
  inbox: async ({ watch }, use) => {
    watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/webhook/`))
    rmSync(inboxFile, { force: true })
    await use(() => requestsIn(inboxFile))
  },
})

/** Messages of the console and the network when a request fails. */
export const failedRequest = [/The request could not be sent/, /Failed to load resource/, /\/webhook\//]

/** The parts of a form, by the names that people and programs use. */
export function formOf(page: Page) {
  const language = languageHere(page)
  const form = page.locator('main form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    form,
    field,
    consent: field('privacyAccepted'),
    submit: form.locator('button[type=submit]'),
    // The form's hidden texts contain everything that it may say.
    outcome: form.locator('[data-outcome]').filter({ visible: true }),
    message: (key: string) => form.getByText(word(language, `forms:${key}`), { exact: true }).filter({ visible: true }),
    mailNote: form.getByText(word(language, 'forms:noScript', { email: site.email, phone: site.phone })),
    toast: page.getByRole('region', { name: word(language, 'notices.results') }).locator('p'),
  }
}

/**
 * Waits until a page with a form is ready: the script has filled it from its draft, and turned the browser's bubbles
 * off.
 */
export async function running(page: Page): Promise<void> {
  await scriptsRunning(page)
  await expect(formOf(page).form).toHaveAttribute('novalidate', '')
}

/** Opens a page with a form and waits until the form is ready. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await running(page)
}

/** A request of the contact form, with everything that a visitor may fill in. */
export const contactRequest = {
  ...exampleValues(contactForm),
  firstName: 'Rosalia',
  lastName: 'Lo Presti',
  email: 'rosalia@example.org',
  company: 'Agrumi & Figli',
  interest: interests.shared.at(-1) ?? '',
  budget: '15k-50k',
  message: 'Due righe.\n“Virgolette”, accenti: perché, così.',
}

/** What a visitor writes into the lead form. */
export const leadRequest = {
  ...exampleValues(leadForm),
  name: 'Maria Grazia Russo',
  email: 'maria@example.org',
  phone: '+39 095 1234567',
  message: 'Due reparti.',
}

/** Fills a form by the names of its controls, and ticks the consent only if asked. */
export async function fill(page: Page, values: Record<string, string>, { consent = true } = {}): Promise<void> {
  const { field, consent: box } = formOf(page)
  for (const [name, value] of Object.entries(values)) {
    const isSelect = (await field(name).evaluate((control) => control.tagName)) === 'SELECT'
    await (isSelect ? field(name).selectOption(value) : field(name).fill(value))
  }
  if (consent) await box.check()
}

/** Presses a button at the lower edge of the screen: what appears below it is out of sight. */
export async function pressAtLowerEdge(button: Locator): Promise<void> {
  await button.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await button.click()
}

/** The values of the controls. */
export async function valuesOf(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const { field } = formOf(page)
  const values = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await field(name).inputValue()]),
  )
  return Object.fromEntries(values)
}
