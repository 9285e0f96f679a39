/** What a visitor does on a page, in this order, each up to where he sees that it has ended. */
import { expect as base, type Locator } from '@playwright/test'

import { footerOf } from '../support/footer'
import { contactRequest, fill, formOf, leadRequest } from '../support/form-test'
import { faultsOfLabels } from '../support/labels'
import { notesOf, plainPages, type SitePage } from '../support/site'
import { followByKey, needed, siteMapLink, softly } from '../support/test'
import { layout } from './promises'
import { patience, type Visit } from './visit'

const expect = base.configure({ timeout: patience })

const holds =
  (...types: string[]) =>
  ({ sections }: SitePage) =>
    sections.some(({ section }) => types.includes(section.type))
const hasForm = holds('contact', 'lead')

const first = (locator: Locator) => locator.filter({ visible: true }).first()
const oneOf = (...ends: Locator[]) => first(ends.reduce((all, end) => all.or(end)))
const isAt = ({ page }: Visit, path: string) =>
  page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' })

async function expectClosedByEscape({ page }: Visit, layer: string) {
  await expect(page.locator(layer)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(layer)).toBeHidden()
}

/** Types into the form, with a hole of blanks as large as a message may have. */
async function type(visit: Visit, changes: Record<string, string> = {}) {
  const isLead = (await formOf(visit.page).field('firstName').count()) === 0
  const message = `Vendo${'\t'.repeat(9000)}limoni.`
  const values = { ...(isLead ? leadRequest : contactRequest), message, ...changes }
  await fill(visit.page, values)
  for (const [name, value] of Object.entries(values)) visit.typed.set(name, value)
}

/** What Send leads to where something has to be corrected first. */
async function expectCorrection({ page, press, arrived }: Visit) {
  const { form, submit } = formOf(page)
  await press(submit)
  await expect(form.locator(':is(:invalid, [aria-invalid=true]):focus')).toHaveCount(1)
  expect(arrived).toEqual([])
}

/** Pages where an action can be done, if not on all. */
export const places: Record<string, (page: SitePage) => boolean> = {
  'a link to a place, and Back': ({ sections }) =>
    sections.some(({ section }) => section.type === 'hero' && section.actions.some(({ anchor }) => anchor)),
  question: holds('faq'),
  'explained figure': (page) => notesOf(page).length > 0,
  'send empty': hasForm,
  'send what is wrong': hasForm,
  'send all': hasForm,
}

/** An action may return what else to look at. */
export const actions: Record<string, (visit: Visit) => Promise<unknown>> = {
  'read to the end, at every width': async (visit) => {
    const { page, condition } = visit
    const isAtEnd = () => {
      window.scrollBy({ top: 700, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    }
    while (!(await page.evaluate(isAtEnd)));
    await expect(footerOf(page).locator('#legal')).toBeInViewport()
    // Without scripts labels are a list.
    const labels = () => (condition.isWithoutScript ? [] : faultsOfLabels(page))
    const faults = async () => [...(await layout(visit)), ...(await labels())]
    return async () => {
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        // The page measures its words anew, and fetches other drawings.
        await softly.poll(faults, { message: `${width} px`, timeout: 30_000 }).toEqual([])
      }
    }
  },
  'find a word': async ({ page }) => {
    const heading = await page.locator('main h2').filter({ visible: true }).last().innerText()
    // Forwards, and on from the top.
    const find = (word: string) => Reflect.get(window, 'find').call(window, word, false, false, true)
    const word = heading.trim().split(/\s+/).at(-1) ?? ''
    expect(await page.evaluate(find, word), 'the browser finds a word of a heading').toBe(true)
    await page.evaluate(() => getSelection()?.removeAllRanges())
  },
  'skip link': async ({ page }) => {
    const link = page.locator('[data-skip]')
    await link.press('Enter')
    // On a page that was opened at this place, it is the target already.
    await expect(page.locator('main:focus, main:target')).toHaveCount(1)
    await expect(link).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
  },
  'a click on a sentence, and Tab': async ({ page }) => {
    const sentence = page.locator('main section p').filter({ visible: true }).last()
    await sentence.scrollIntoViewIfNeeded()
    await sentence.click({ position: { x: 3, y: 3 }, force: true })
    await page.keyboard.press('Tab')
    const follows = (element: Element) =>
      Boolean(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.poll(() => sentence.evaluate(follows), 'Tab goes on from the click').toBe(true)
  },
  'Tab, ten times': async ({ page }) => {
    await page.locator('header a').first().focus()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeInViewport()
    }
  },
  'a link to a place, and Back': async (visit) => {
    const link = first(visit.page.locator('main a[href^="#"]'))
    const target = visit.page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
    await visit.press(link)
    const isReached = (place: Element) => Math.abs(place.getBoundingClientRect().top) < innerHeight / 2
    await expect.poll(() => target.evaluate(isReached)).toBe(true)
    await visit.page.goBack({ waitUntil: 'commit' })
    await isAt(visit, visit.here.path)
  },
  question: async ({ page, press }) => {
    const stays = await press(page.locator('main section summary').first())
    await expect(page.locator('main section details[open] > p').first()).toBeVisible()
    await stays()
  },
  'explained figure': async ({ page, condition }) => {
    const figure = first(page.locator('main [data-note]'))
    await (condition.isByKeys ? figure.focus() : figure.hover())
    await expect(oneOf(page.getByRole('tooltip'), figure.and(page.locator('[title]')))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'menu and back': async (visit) => {
    const stays = await visit.press(visit.page.locator('header [data-menu-button]'))
    await expectClosedByEscape(visit, '#menu nav')
    await stays()
  },
  languages: async (visit) => {
    const button = visit.page.locator('header [popovertarget=languages]')
    await button.press('Enter')
    await expectClosedByEscape(visit, '#languages')
    await expect(button).toBeFocused()
  },
  'policy and back': async (visit) => {
    const { page, press, open } = visit
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
  'send empty': expectCorrection,
  'send what is wrong': async (visit) => {
    await type(visit, { email: 'rosalia@' })
    await expectCorrection(visit)
  },
  print: async ({ page }) => {
    // The width of a sheet.
    await page.setViewportSize({ width: 720, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0)
    const answers = page.locator('main details > p')
    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
  },
  'another page and Back': async (visit) => {
    const { page, here, condition, typed } = visit
    // Without scripts there is no draft.
    if (condition.isWithoutScript) typed.clear()
    const isOther = ({ id }: SitePage) => id !== here.id
    const other = needed(plainPages(here.language).find(isOther), 'page without a form')
    await followByKey(siteMapLink(page, other.path))
    await isAt(visit, other.path)
    await page.locator('main h1').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await isAt(visit, here.path)
    await visit.arrive()
  },
  /** The words of an outcome say that a host has taken the request, if one has, and only then. */
  'send all': async (visit) => {
    await type(visit)
    const { form, outcome, mailNote, submit } = formOf(visit.page)
    await visit.press(submit)
    await expect(oneOf(outcome, mailNote, submit.and(visit.page.locator('[aria-disabled]')))).toBeVisible()
    await base(oneOf(outcome, mailNote)).toBeVisible({ timeout: 18_000 })
    // Not by what is visible: the words go for a frame, so that screen readers speak them again.
    const isSuccess = (await form.getAttribute('data-shown')) === 'success'
    const sent = { message: visit.typed.get('message'), language: visit.here.language === 'en' ? 'en' : undefined }
    expect(visit.arrived.map(({ message, language }) => ({ message, language }))).toEqual(isSuccess ? [sent] : [])
    if (isSuccess) visit.typed.clear()
  },
  'cookie preferences': async ({ page, press, condition }) => {
    await press(page.locator('[data-cookie-preferences]'))
    const words = oneOf(page.locator('[data-toaster] li'), footerOf(page).getByRole('alert'))
    if (!condition.isWithoutScript) await expect(words).toBeInViewport()
  },
}
