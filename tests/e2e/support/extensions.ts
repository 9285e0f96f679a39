/** Programs of others that change a page, after public reports of pages that they broke. A page cannot ask them not to. */
import type { Page } from '@playwright/test'
import { rewritePages } from './rewrite'

/** How a program of others changes an open page. */
export type Program = (page: Page) => Promise<unknown>

/** Extensions may add styles. The tests act as the page, which may not: its policy refuses them. */
export const refusedStyle = /Content Security Policy directive .*style-src/

/** The translator of the tests doubles vowels: its language has words 40% longer. A figure stays about as long as it is. */
export const inTranslation = (text: string): string =>
  /^\W*\d/.test(text) ? text : text.replaceAll(/[aeiou]/g, '$&$&')

/** Runs in the page: wraps each text or puts another into its place, and does so with every text that comes later. */
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

/** A password manager puts an element beside each field. */
export const addBesideFields = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, textarea, select)')) {
      const added = document.createElement('div')
      added.dataset.added = ''
      field.after(added)
    }
  })

/** A dark theme that marks each element and adds a style to the head, again whenever the page changes. */
export const darkTheme: Program = (page) =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    document.documentElement.setAttribute('data-darkreader-scheme', 'dark')
    function mark(root: Document | Element) {
      for (const element of root.querySelectorAll<HTMLElement>('body, main *, header *, footer *')) {
        element.setAttribute('data-darkreader-inline-bgcolor', '')
        element.style.setProperty('--darkreader-inline-bgcolor', '#181a1b')
      }
    }
    mark(document)
    new MutationObserver(() => {
      const style = document.createElement('style')
      style.className = 'darkreader darkreader--sync'
      if (!document.head.querySelector('.darkreader')) document.head.append(style)
      for (const added of document.querySelectorAll('body > [data-island], body > [data-reach-dialog-overlay]'))
        if (!added.hasAttribute('data-darkreader-inline-bgcolor')) mark(added)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** A translator that leaves each text and puts its translation behind it. */
export const secondText: Program = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main p, main h2, main li, form label, footer a')) {
      const wrapper = document.createElement('font')
      wrapper.className = 'notranslate immersive-translate-target-wrapper'
      wrapper.setAttribute('data-immersive-translate-translation-element-mark', '1')
      element.append(wrapper)
      element.setAttribute('data-immersive-translate-paragraph', '1')
    }
  })

/** A corrector of spelling: marks on the body, an element of its own behind each large field, its shadow tree inside. */
export const corrector: Program = (page) =>
  page.evaluate(() => {
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    document.body.setAttribute('data-gr-ext-installed', '')
    for (const field of document.querySelectorAll('textarea')) {
      field.setAttribute('spellcheck', 'false')
      field.setAttribute('data-gramm', 'true')
      const helper = document.createElement('grammarly-extension')
      helper.attachShadow({ mode: 'open' }).append(document.createElement('div'))
      field.before(helper)
    }
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
  })

/** Shops and passwords: an icon in each field's parent, a frame behind the body, a popover of the program's own. */
export const shopper: Program = (page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input')) {
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      icon.attachShadow({ mode: 'open' })
      field.parentElement?.prepend(icon)
      field.setAttribute('data-com-onepassword-filled', 'light')
      field.setAttribute('autocomplete', 'off')
    }
    const frame = document.createElement('iframe')
    frame.id = 'honey-frame'
    frame.hidden = true
    document.documentElement.append(frame)
    const menu = document.createElement('com-1password-menu')
    menu.setAttribute('popover', 'manual')
    document.documentElement.append(menu)
    menu.showPopover()
  })

/** A host that minifies HTML: no comments, no spaces between elements, no quotes that HTML can do without. */
export const minifyHtml = (page: Page) =>
  rewritePages(page, (html) =>
    html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/>\s+</g, '><')
      .replaceAll('/>', '>')
      .replaceAll(/ ([a-z-]+)="([\w./#-]+)"/g, ' $1=$2'),
  )

/** A host that runs scripts later by a loader of its own, which it puts into the page: our policy refuses the loader. */
export const delayScripts = (page: Page) =>
  rewritePages(page, (html) =>
    html
      .replaceAll('type="module"', 'type="0123456789abcdef-module"')
      .replace('</body>', '<script src="/cdn-cgi/scripts/7d0fa10a/rocket-loader.min.js" defer></script></body>'),
  )

/**
 * Changes a page as Cloudflare does when it hides e-mail addresses, which it does by default unless `no-transform`
 * forbids it: a cipher replaces each address, and a script of the host writes the address back as HTML.
 */
export const hideAddresses: Program = (page) =>
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
  })

export const putAddressesBack: Program = (page) =>
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
