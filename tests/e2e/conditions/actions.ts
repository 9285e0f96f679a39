/** What a visitor does in a page, each by what he sees, up to where he sees that it has ended. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect as base, type Locator } from '@playwright/test'

import { footerOf } from '../support/footer'
import { contactRequest, formOf, leadRequest } from '../support/form-test'
import { plainPages, type SitePage } from '../support/site'
import { needed } from '../support/test'
import { type Action, markOf, type Visit } from './visit'

/** In ms: a visitor waits no longer for something to see. */
const patience = 6000
const expect = base.configure({ timeout: patience })

const holds =
  (...types: string[]) =>
  ({ sections }: SitePage) =>
    sections.some(({ section }) => types.includes(section.type))
const hasForm = holds('contact', 'lead')
const hasHashLink = ({ sections }: SitePage) =>
  sections.some(({ section }) => section.type === 'hero' && section.actions.some(({ anchor }) => anchor))

const first = (locator: Locator) => locator.filter({ visible: true }).first()

const send = async ({ page, press }: Visit) => press(formOf(page).submit)

/** One of several ends, whichever comes. */
const oneOf = (...ends: Locator[]) =>
  ends
    .reduce((all, end) => all.or(end))
    .filter({ visible: true })
    .first()

async function fill({ page, typed }: Visit, changes: Record<string, string> = {}) {
  const { field, consent } = formOf(page)
  const isLead = (await field('firstName').count()) === 0
  for (const [name, value] of Object.entries({ ...(isLead ? leadRequest : contactRequest), ...changes })) {
    const isSelect = (await field(name).evaluate(({ tagName }) => tagName)) === 'SELECT'
    await (isSelect ? field(name).selectOption(value) : field(name).fill(value))
    typed.set(name, value)
  }
  await consent.check()
}

/** The words of an outcome say what happened: success if a host has taken the request, and only then. */
async function outcomeOf(visit: Visit) {
  const { page, typed, arrived } = visit
  const { outcome, mailNote, submit } = formOf(page)
  const sending = submit.and(page.locator(':disabled'))
  await expect(oneOf(outcome, mailNote, sending)).toBeVisible()
  await base(oneOf(outcome, mailNote)).toBeVisible({ timeout: 18_000 })
  const isSuccess = (await outcome.getAttribute('data-outcome').catch(() => 'mail')) === 'success'
  expect(isSuccess, 'the words say that it has arrived').toBe(arrived() > 0)
  if (isSuccess) typed.clear()
}

export const actions: Record<string, Action> = {
  load: {
    does: async ({ open }) => open(),
    moves: true,
    reads: true,
    limit: 10_000,
  },
  'read to the end': {
    does: async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < (await height()); y += 700) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
        await pause(30)
      }
      await expect(footerOf(page).locator('#legal')).toBeInViewport()
    },
    moves: true,
    reads: true,
  },
  'skip link': {
    does: async ({ page }) => {
      await page.locator('[data-skip]').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('main:focus, main:target')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(page.locator('main :focus')).toHaveCount(1)
    },
    moves: true,
  },
  'a click on a sentence, and Tab': {
    does: async ({ page }) => {
      const sentence = page.locator('main > section > * p, main section p').filter({ visible: true }).last()
      await sentence.scrollIntoViewIfNeeded()
      await sentence.click({ position: { x: 3, y: 3 }, force: true })
      await page.keyboard.press('Tab')
      const follows = () =>
        sentence.evaluate((element) =>
          Boolean(
            element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        )
      await expect.poll(follows, 'Tab goes on from the click').toBe(true)
    },
    moves: true,
  },
  'Tab, ten times': {
    does: async ({ page }) => {
      await page.locator('header a').first().focus()
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('Tab')
        const isSeen = await page.evaluate(() => {
          const { top = -1, bottom = -1, width = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
          return width > 0 && bottom > 0 && top < innerHeight
        })
        expect(isSeen, 'the focus is in the screen').toBe(true)
      }
    },
    moves: true,
  },
  'a link to a place': {
    at: hasHashLink,
    does: async ({ page, press }) => {
      const link = first(page.locator('main a[href*="#"]'))
      const target = page.locator(`[id="${(await link.getAttribute('href'))?.replace(/.*#/, '')}"]`)
      await press(link)
      await expect(target).toBeInViewport()
      await expect
        .poll(() => target.evaluate((place) => Math.abs(place.getBoundingClientRect().top) < innerHeight / 2))
        .toBe(true)
    },
    moves: true,
  },
  'menu and back': {
    does: async ({ page, press }) => {
      const button = page.locator('header [popovertarget=menu]')
      await press(button)
      await expect(page.locator('#menu nav')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu nav')).toBeHidden()
      await expect(button).toBeFocused()
    },
  },
  languages: {
    does: async ({ page }) => {
      const button = page.locator('header [popovertarget=languages]')
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#languages')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#languages')).toBeHidden()
      await expect(button).toBeFocused()
    },
    moves: true,
  },
  question: {
    at: holds('faq'),
    does: async ({ page, press }) => {
      await press(page.locator('main summary').first())
      await expect(page.locator('main details[open] > p').first()).toBeVisible()
    },
  },
  'explained figure': {
    at: holds('figures', 'programs'),
    does: async ({ page, isByKeys }) => {
      const figure = first(page.locator('main [data-note]'))
      await figure.scrollIntoViewIfNeeded()
      if (isByKeys) {
        await figure.focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
      } else await figure.hover()
      const title = figure.and(page.locator('[title]'))
      await expect(oneOf(page.getByRole('tooltip'), title)).toBeVisible()
      await page.keyboard.press('Escape')
    },
    moves: true,
  },
  'policy and back': {
    does: async (visit) => {
      const { page, press } = visit
      const link = footerOf(page).locator('a[data-policy=privacy]')
      await link.scrollIntoViewIfNeeded()
      await press(link)
      const dialog = page.getByRole('dialog')
      const left = page.waitForURL(/privacy/, { waitUntil: 'commit' }).then(() => true)
      const opened = dialog.waitFor().then(() => false)
      if (await Promise.any([left, opened])) {
        await visit.open()
        visit.before = await markOf(page)
        return
      }
      const text = dialog.locator('iframe').contentFrame().locator('h1')
      const ends = [text, dialog.locator('a[href*=privacy]')].map((end) => end.first().waitFor({ timeout: 14_000 }))
      await Promise.any(ends)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    },
    limit: 15_000,
  },
  'find a word': {
    does: async ({ page }) => {
      const said = await page.locator('main h2').filter({ visible: true }).last().innerText()
      const isFound = await page.evaluate(
        // Forwards, and on from the top.
        (text) => Reflect.get(window, 'find').call(window, text, false, false, true),
        said.trim().split(/\s+/).at(-1) ?? '',
      )
      expect(isFound, 'the browser finds a word of a heading').toBe(true)
      await page.evaluate(() => getSelection()?.removeAllRanges())
    },
    moves: true,
  },
  print: {
    does: async ({ page }) => {
      // As wide as a sheet.
      await page.setViewportSize({ width: 768, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0)
      const answers = page.locator('main details > p')
      await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
    },
    moves: true,
  },
  'link without a target': {
    at: holds('offer'),
    does: async ({ page, press }) => {
      const button = first(page.locator('main [data-not-online]'))
      await press(button)
      const words = page
        .locator('[data-toaster] li, [popover]:not(#menu, #languages, com-1password-menu)')
        .filter({ visible: true })
      await expect(words).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(words).toHaveCount(0)
    },
  },
  'send empty': {
    at: hasForm,
    does: async (visit) => {
      await send(visit)
      const { form } = formOf(visit.page)
      await expect(form.locator(':invalid:focus')).toHaveCount(1)
    },
    moves: true,
  },
  'send what is wrong': {
    at: hasForm,
    does: async (visit) => {
      await fill(visit, { email: 'rosalia@', message: `Vendo${'\t'.repeat(40_000)}limoni.` })
      await send(visit)
      const { field } = formOf(visit.page)
      await expect(field('email')).toBeFocused()
      expect(visit.arrived()).toBe(0)
    },
    moves: true,
  },
  'send all': {
    at: hasForm,
    does: async (visit) => {
      await fill(visit, { message: `Vendo${' '.repeat(9000)}limoni.` })
      await send(visit)
      await outcomeOf(visit)
    },
    moves: true,
    limit: 24_000,
  },
  'another page and Back': {
    does: async (visit) => {
      const { page, here, press } = visit
      const other = needed(
        plainPages(here.language).find(({ id }) => id !== here.id),
        'page without a form',
      )
      await press(page.locator(`#site-map a[href="${other.path}"]`))
      await page.waitForURL((url) => url.pathname === other.path, { waitUntil: 'commit', timeout: patience })
      await expect(page.locator('main h1')).toBeVisible()
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForURL((url) => url.pathname === here.path, { waitUntil: 'commit', timeout: patience })
      await expect(page.locator('main h1')).toBeVisible()
    },
    moves: true,
  },
  'cookie preferences': {
    does: async ({ page, press }) => {
      const loads = page.waitForEvent('framenavigated', { timeout: patience })
      await press(page.locator('[data-cookie-preferences]'))
      await Promise.any([loads, first(page.locator('[data-toaster] li')).waitFor()])
    },
    moves: true,
  },
}
