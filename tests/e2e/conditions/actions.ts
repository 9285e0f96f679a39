/** What a visitor does on a page, in this order, each up to where he sees that it has ended. */
import { expect as base, type Locator } from '@playwright/test'

import { paleText } from '../support/axe'
import { footerOf } from '../support/footer'
import { contactRequest, fill, formOf, leadRequest } from '../support/form-test'
import { notesOf, plainPages, type SitePage } from '../support/site'
import { followByKey, needed, siteMapLink, softly } from '../support/test'
import { faultsOf } from './promises'
import { patience, type Visit } from './visit'

const expect = base.configure({ timeout: patience })

const holds =
  (...types: string[]) =>
  ({ sections }: SitePage) =>
    sections.some(({ section }) => types.includes(section.type))
const hasForm = holds('form')

const first = (locator: Locator) => locator.filter({ visible: true }).first()
const oneOf = (...ends: Locator[]) => first(ends.reduce((all, end) => all.or(end)))
const isAt = ({ page }: Visit, path: string) =>
  page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' })

async function type(visit: Visit, changes: Record<string, string> = {}) {
  const isLead = (await formOf(visit.page).field('firstName').count()) === 0
  const values = { ...(isLead ? leadRequest : contactRequest), ...changes }
  await fill(visit.page, values)
  for (const [name, value] of Object.entries(values)) visit.typed.set(name, value)
}

/** All words stand out from their grounds. */
async function expectToBeRead({ page, condition }: Visit) {
  // axe reads the colors of our styles, but the browser shows the visitor's. Where no script runs, axe does not either.
  const { forcedColors, javaScriptEnabled = true } = condition.context ?? {}
  if (forcedColors || !javaScriptEnabled) return
  // What has just come into view still fades in.
  await softly.poll(() => paleText(page), { message: 'words too pale to read', timeout: 30_000 }).toEqual([])
}

/** What Send leads to where something has to be corrected first. */
async function expectCorrection({ page, press, arrived }: Visit) {
  const { form, submit } = formOf(page)
  await press(submit)
  await expect(form.locator(':is(:invalid, [aria-invalid=true]):focus')).toHaveCount(1)
  expect(arrived).toEqual([])
}

/** A layer is open, and Escape closes it, with the focus on what opened it. */
async function expectClosed({ page }: Visit, layer: string, opener: Locator) {
  await expect(page.locator(layer)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(layer)).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Pages where an action can be done, if not on all. */
export const needs: Record<string, (page: SitePage) => boolean> = {
  'a link to an anchor, Tab, and Back': ({ sections }) =>
    sections.some(({ section }) => section.type === 'hero' && section.actions.some(({ anchor }) => anchor)),
  question: holds('faq'),
  'explained figure': (page) => notesOf(page).length > 0,
  'send: nothing, what is wrong, all': hasForm,
}

export const actions: Record<string, (visit: Visit) => Promise<unknown>> = {
  'load, and read to the end': async (visit) => {
    const { page } = visit
    const isAtEnd = () => {
      window.scrollBy({ top: 700, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    }
    while (!(await page.evaluate(isAtEnd)));
    await expect(footerOf(page).locator('#legal')).toBeInViewport()
    const { height = 800 } = page.viewportSize() ?? {}
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height })
      // The page fetches other drawings.
      await softly.poll(() => faultsOf(visit), { message: `${width} px`, timeout: 30_000 }).toEqual([])
    }
    await expectToBeRead(visit)
  },
  'Tab, ten times': async ({ page }) => {
    await page.locator('header a').first().focus()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeInViewport()
    }
  },
  'a link to an anchor, Tab, and Back': async (visit) => {
    const { page, press, here } = visit
    const link = first(page.locator('main a[href^="#"]'))
    const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
    await press(link)
    const isReached = (anchor: Element) => Math.abs(anchor.getBoundingClientRect().top) < innerHeight / 2
    await expect.poll(() => target.evaluate(isReached)).toBe(true)
    await page.keyboard.press('Tab')
    const isNext = (anchor: Element) =>
      (anchor.compareDocumentPosition(document.activeElement ?? anchor) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    await expect.poll(() => target.evaluate(isNext), 'Tab goes on from the anchor').toBe(true)
    await page.goBack({ waitUntil: 'commit' })
    await isAt(visit, here.path)
  },
  question: async ({ page, press }) => {
    const question = page.locator('main section summary').first()
    await press(question)
    await expect(page.locator('main section details[open] > p').first()).toBeVisible()
    await expect(question).toBeFocused()
  },
  'explained figure': async ({ page, condition }) => {
    const figure = first(page.locator('main [data-note]'))
    await (condition.isByKeys ? figure.focus() : figure.hover())
    await expect(oneOf(page.getByRole('tooltip'), figure.and(page.locator('[title]')))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'menu and back': async (visit) => {
    const button = visit.page.locator('header [data-menu-button]')
    await visit.press(button)
    await expectClosed(visit, '#menu nav', button)
  },
  languages: async (visit) => {
    const button = visit.page.locator('header [popovertarget=languages]')
    await button.press('Enter')
    await expectClosed(visit, '#languages', button)
  },
  'policy and back': async ({ page, press, open }) => {
    const link = footerOf(page).locator('a[data-policy=privacy]')
    await press(link)
    const dialog = page.getByRole('dialog')
    const left = page.waitForURL(/privacy/, { waitUntil: 'commit' }).then(() => true)
    const shown = oneOf(dialog, footerOf(page).getByRole('alert')).waitFor()
    // Where nothing can take the click over, the browser follows the link.
    if (await Promise.any([left, shown])) return open()
    if ((await dialog.count()) === 0) return
    const ends = [dialog.locator('iframe').contentFrame().locator('h1'), dialog.getByRole('alert')]
    await Promise.any(ends.map((end) => end.waitFor({ timeout: 14_000 })))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  },
  print: async (visit) => {
    const { page } = visit
    const size = page.viewportSize()
    // The width of a sheet.
    await page.setViewportSize({ width: 720, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0)
    const answers = page.locator('main details > p')
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
    await expectToBeRead(visit)
    await page.emulateMedia({ media: null })
    if (size) await page.setViewportSize(size)
  },
  /** The words of an outcome say that a host has taken the request, if one has, and only then. */
  'send: nothing, what is wrong, all': async (visit) => {
    const { page, press, here, typed, arrived } = visit
    await expectCorrection(visit)
    await type(visit, { email: 'rosalia@' })
    await expectCorrection(visit)
    await type(visit)
    const { form, outcome, mailNote, submit } = formOf(page)
    await press(submit)
    await expect(oneOf(outcome, mailNote, submit.and(page.locator('[aria-disabled]')))).toBeVisible()
    await base(oneOf(outcome, mailNote)).toBeVisible({ timeout: 18_000 })
    // Not by what is visible: the words go for a frame, so that screen readers speak them again.
    const isSuccess = (await form.getAttribute('data-shown')) === 'success'
    const sent = { message: typed.get('message'), language: here.language === 'en' ? 'en' : undefined }
    expect(arrived.map(({ message, language }) => ({ message, language }))).toEqual(isSuccess ? [sent] : [])
    if (isSuccess) typed.clear()
  },
  'another page and Back': async (visit) => {
    const { page, here, condition, typed, arrive } = visit
    if (hasForm(here) && typed.size === 0) await type(visit)
    if (condition.isWithoutDrafts) typed.clear()
    const isOther = ({ id }: SitePage) => id !== here.id
    const other = needed(plainPages(here.language).find(isOther), 'page without a form')
    await followByKey(siteMapLink(page, other.path))
    await isAt(visit, other.path)
    await page.locator('main h1').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await isAt(visit, here.path)
    await arrive()
  },
}
