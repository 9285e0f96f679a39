/** Programs of others that change a page: translators, readers, extensions, hosts. A page cannot ask them not to. */
import type { Page } from '@playwright/test'

import { footerOf } from './footer'
import { holdScripts, openHeld } from './slow-phone'
import { expect, running } from './test'

/** A program of others: how it changes the document, and how it changes a text. */
export type Program = { change: (page: Page) => Promise<unknown>; says: (text: string) => string }

/** Extensions may add styles. The tests act as the page, which may not: its policy refuses them. */
export const refusedStyle = /Content Security Policy directive .*style-src/

export type Moment = 'before' | 'after'

/**
 * Opens a page that such a program changes before the page's own scripts run, after, or both. Returns the words of the
 * page before the change.
 */
export async function openWith(page: Page, path: string, { change }: Program, moments: Moment[]): Promise<string> {
  const release = await holdScripts(page)
  await openHeld(page, path)
  const words = await wordsOf(page)
  if (moments.includes('before')) await change(page)
  release()
  await running(page)
  if (moments.includes('after')) await change(page)
  await page.unrouteAll()
  return words
}

/** Opens the menu and a policy of a changed page, and closes them. */
export async function openAndCloseLayers(page: Page): Promise<void> {
  const menu = page.locator('#menu nav')
  await page.locator('header [data-menu-button]').click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await footerOf(page).locator('a[data-policy=privacy]').click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** How a translator changes a text: it puts the new text into elements of its own, or into the old text node. */
type Manner = 'wrapped' | 'in place'

/** The translator of the tests marks each text with one more letter. */
const inTranslation = (text: string): string => text.replaceAll('e', 'ë')

/** Runs in the page: wraps each text or puts another into its place, and does so with every text that comes later. */
function translateIn(how: string): void {
  // A browser translates a page once. Two translators would wrap each other's texts for ever.
  if (document.documentElement.lang === 'de') return
  const isTranslated = new WeakSet<Node>()
  function translateText(text: Text) {
    const isForReaders = !text.parentElement?.closest('script, style, noscript, textarea, svg')
    if (!isForReaders || isTranslated.has(text) || !text.data.trim()) return
    const translation = text.data.replaceAll('e', 'ë')
    if (how === 'in place' || text.parentElement?.matches('option')) {
      isTranslated.add(text)
      text.data = translation
      return
    }
    const inner = new Text(translation)
    isTranslated.add(inner)
    const [outside, inside] = [document.createElement('font'), document.createElement('font')]
    inside.append(inner)
    outside.append(inside)
    text.replaceWith(outside)
  }
  function translateAll(root: Node) {
    if (root instanceof Text) return translateText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) translateText(text)
  }
  document.documentElement.lang = 'de'
  translateAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** Translates all words of a page, and all later ones, as browsers do. */
const translator = (manner: Manner): Program => ({
  says: inTranslation,
  change: (page) => page.evaluate(translateIn, manner),
})

/** A browser that translates by wrapping each text in two `font` elements. */
export const wrapTexts = translator('wrapped')

/** A browser or an extension that translates by changing text nodes. */
export const changeTexts = translator('in place')

/** Extensions for dark themes and passwords: they add a style after each style, and an element after each element. */
export const addEverywhere: Program = {
  says: (text) => text,
  change: (page) =>
    page.evaluate(() => {
      const styled = document.querySelectorAll('style, link[rel=stylesheet], main, main section')
      for (const element of styled) {
        const style = document.createElement('style')
        style.className = 'added'
        if (element.matches('main, section')) element.prepend(style)
        else element.after(style)
      }
      const elements = document.querySelectorAll('body, body *:not(svg *, select *, table *, picture *, style)')
      for (const element of elements) {
        const added = document.createElement('span')
        added.dataset.added = ''
        if (element.matches('body, main, form, section')) element.prepend(added)
        else element.after(added)
      }
      document.body.append(document.createElement('added-element'))
    }),
}

/** A password manager puts an element beside each field. */
export const addBesideFields = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, textarea, select)')) {
      const added = document.createElement('div')
      added.dataset.added = ''
      field.after(added)
    }
  })

/** The words of a page, the hidden ones too. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (
        !parentElement?.closest('script, style, noscript, textarea, svg') &&
        parentElement?.closest('header, main, footer')
      )
        words.push(textContent ?? '')
    }
    return words.join('').replace(/\s+/g, ' ')
  })

/** Expects that a changed page still has its words, and that no script has failed. */
export async function expectWhole(page: Page, words: string, { says }: Program): Promise<void> {
  expect(await wordsOf(page)).toBe(says(words))
  await expect(page.locator('.island-error')).toHaveCount(0)
}
