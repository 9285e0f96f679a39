import { expect, type Page } from '@playwright/test'

import { type Inbox, inboxOf } from './inbox'
import { inboxOrigin } from './origins'
import { test as base, languageHere, running as scriptsRunning } from './test'
import { word } from './words'

export { expect } from './test'

/** A test with an empty inbox that answers; talking to it is no problem. */
export const test = base.extend<{ inbox: Inbox }>({
  inbox: async ({ request, watch }, use) => {
    const inbox = inboxOf(request)
    watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/webhook/`))
    await inbox.reset()
    await use(inbox)
    await inbox.reset()
  },
})

/** What the console and the network say when a request fails, and nothing else. */
export const failedRequest = [/The request could not be sent/, /Failed to load resource/, /\/webhook\//]

/** The form of a page, by the names that its people and its programs use. */
export function formOf(page: Page) {
  const language = languageHere(page)
  const form = page.locator('main form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    form,
    field,
    label: (name: string) => form.getByLabel(new RegExp(`^${word(language, `forms:labels.${name}`)}\\b`)),
    consent: field('privacyAccepted'),
    submit: form.locator('button[type=submit]'),
    // Everything that a form ever says stands in it, hidden.
    outcome: form.locator('[data-outcome]').filter({ visible: true }),
    message: (key: string) => form.getByText(word(language, `forms:${key}`), { exact: true }).filter({ visible: true }),
    toast: page.getByRole('region', { name: word(language, 'notices.results') }).locator('p'),
  }
}

/** Waits until a page with a form runs: the form is filled from its draft, and the browser's bubbles are off. */
export async function running(page: Page): Promise<void> {
  await scriptsRunning(page)
  await expect(formOf(page).form).toHaveAttribute('novalidate', '')
}

/** Opens a page with a form and waits until it runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await running(page)
}

/** A contact request, and what a visitor may type besides. */
export const contactRequest = {
  firstName: 'Rosalia',
  lastName: 'Lo Presti',
  email: 'rosalia@example.org',
  company: 'Agrumi & Figli',
  interest: 'marketing-performance',
  budget: '15k-50k',
  message: 'Due righe.\n“Virgolette”, accenti: perché, così.',
}

export const leadRequest = {
  name: 'Maria Grazia Russo',
  email: 'maria@example.org',
  phone: '+39 095 1234567',
  message: 'Due reparti.',
}

/** Fills a form by the names of its controls; the consent only when asked to. */
export async function fill(page: Page, values: Record<string, string>, { consent = true } = {}): Promise<void> {
  const { field, consent: box } = formOf(page)
  for (const [name, value] of Object.entries(values)) {
    const isSelect = (await field(name).evaluate((control) => control.tagName)) === 'SELECT'
    await (isSelect ? field(name).selectOption(value) : field(name).fill(value))
  }
  if (consent) await box.check()
}

/** What stands in the controls. */
export async function valuesOf(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const { field } = formOf(page)
  const values = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await field(name).inputValue()]),
  )
  return Object.fromEntries(values)
}
