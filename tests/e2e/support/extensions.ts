/** What well-known programs do to the document of a page, after public reports of pages that they broke. */
import type { Page } from '@playwright/test'
import type { Program } from './changed-pages'
import { rewritePages } from './rewrite'

const asItIs = (text: string) => text

/** A dark theme that marks each element and adds a style to the head, again whenever the page changes. */
export const darkTheme: Program = {
  says: asItIs,
  change: (page) =>
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
    }),
}

/** A translator that leaves each text and puts its translation behind it. */
export const secondText: Program = {
  says: asItIs,
  change: (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('main p, main h2, main li, form label, footer a')) {
        const wrapper = document.createElement('font')
        wrapper.className = 'notranslate immersive-translate-target-wrapper'
        wrapper.setAttribute('data-immersive-translate-translation-element-mark', '1')
        element.append(wrapper)
        element.setAttribute('data-immersive-translate-paragraph', '1')
      }
    }),
}

/** A corrector of spelling: marks on the body, an element of its own behind each large field, its shadow tree inside. */
export const corrector: Program = {
  says: asItIs,
  change: (page) =>
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
    }),
}

/** Shops and passwords: an icon in each field's parent, a frame behind the body, a popover of the program's own. */
export const shopper: Program = {
  says: asItIs,
  change: (page) =>
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
    }),
}

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
