/**
 * Imitates browsers that lack a feature: the attributes and selectors that they do not know get names that no browser knows,
 * and their scripts find nothing. The test lifts the content policy (`bypassCSP`), because the styles are no longer those
 * that it has digests of.
 */
import type { Page } from '@playwright/test'

import { rewritePages } from './rewrite'

type Words = readonly [known: RegExp, unknown: string][]

/** Answers pages with those words replaced. */
const rename = (page: Page, words: Words) =>
  rewritePages(page, (html) => words.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), html))

/** Chromium 109, Safari 16, Firefox 115. */
export async function withoutPopovers(page: Page): Promise<void> {
  await rename(page, [
    [/\bpopover="/g, 'data-older="'],
    [/\bpopovertarget="/g, 'data-older-target="'],
    [/:popover-open/g, ':older-open'],
  ])
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  })
}

/** Chromium 124, Safari 18, Firefox 140. */
export const withoutAnchors = (page: Page) =>
  rename(page, [
    [/\banchor\(/g, 'older('],
    [/\banchor-size\(/g, 'older-size('],
    [/\b(position-anchor|anchor-name):/g, 'older:'],
  ])

/** Private windows, and settings of a company. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Nothing may be stored.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
  })
