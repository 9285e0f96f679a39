/** Programs of others that change a page: translators, extensions. A page cannot ask them not to. */
import type { Page } from '@playwright/test'

/** How a program of others changes an open page. */
export type Program = (page: Page) => Promise<unknown>

/** Extensions may add styles. The tests act as the page, which may not: its policy refuses them. */
export const refusedStyle = /Content Security Policy directive .*style-src/

/**
 * Runs in the page: wraps each text or puts another into its place, and does so with every text that comes later. It doubles
 * vowels: its language has words 40% longer. A figure stays about as long as it is.
 */
function translate(isWrapped: boolean): void {
  // A browser translates a page once. Two translators would wrap each other's texts for ever.
  if (document.documentElement.lang === 'de') return
  document.documentElement.lang = 'de'
  const isTranslated = new WeakSet<Node>()
  function translateText(text: Text) {
    const isForReaders = !text.parentElement?.closest('script, style, noscript, textarea, svg, [translate=no]')
    if (!isForReaders || isTranslated.has(text) || !text.data.trim()) return
    const inner = isWrapped && !text.parentElement?.matches('option') ? new Text() : text
    isTranslated.add(inner)
    inner.data = /^\W*\d/.test(text.data) ? text.data : text.data.replaceAll(/[aeiou]/g, '$&$&')
    if (inner === text) return
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
  translateAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** A browser that translates by wrapping each text in two `font` elements. */
export const wrapTexts: Program = (page) => page.evaluate(translate, true)

/** A browser or an extension that translates by changing text nodes. */
export const changeTexts: Program = (page) => page.evaluate(translate, false)

/** Extensions for dark themes and passwords: they add a style after each style, and an element after each element. */
export const addEverywhere: Program = (page) =>
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
  })
