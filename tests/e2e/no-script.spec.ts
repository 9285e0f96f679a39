import type { Page } from '@playwright/test'

import { attributesIn, copyOf, plain } from './support/copy'
import { desktopDevice, phoneDevice } from './support/devices'
import { fewPages, pages } from './support/site'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

test('without JavaScript every page shows all its copy and figures (R-BASE-1, R-MOTION-2)', async ({ page }) => {
  for (const { path, sections, language } of fewPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // A receipt stands on a phone, in the place of its picture.
    const texts: string[] = []
    for (const { viewport } of [phoneDevice, desktopDevice]) {
      await page.setViewportSize(viewport)
      texts.push(plain(await page.locator('main').innerText()))
    }
    texts.push(await attributesIn(page.locator('main')))
    // The page has the answers, folded.
    const open = sections.filter(({ section }) => section.type !== 'faq')
    const missing = open.flatMap(({ section }) =>
      copyOf(section, language).filter((copy) => !texts.some((text) => text.includes(plain(copy)))),
    )
    expect(missing, path).toEqual([])
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity))
    expect(new Set(opacities), path).toEqual(new Set(['1']))
  }
})

/** Faults in the HTML of a page, whatever its data says, that html-validate does not find. */
const faultsOfHtml = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const start = ({ outerHTML }: Element) => outerHTML.slice(0, 80)
    const isNamed = (section: Element) =>
      document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent?.trim()
    const unresolved = /\{\{|\}\}|undefined|\[object|NaN/.exec(document.body.textContent ?? '')
    // Links, controls of a form, what the browser handles alone, and buttons that a script handles.
    const answered =
      'a[href]:not([href=""]), form *, details > summary, [role=radiogroup] input[type=radio], button:is([popovertarget], [data-note]), [data-sum-place] *'
    const usable = all(
      'main :is(a, button, input, select, textarea, summary, [tabindex], [contenteditable], [role=button])',
    )
    const lost = all('main [popovertarget]').filter(
      (button) => !document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover'),
    )
    const attributes = all('body *').flatMap((element) => element.getAttributeNames())
    return [
      ...all('main > section, main > div > section').filter((section) => !isNamed(section)),
      ...usable.filter((element) => !element.matches(answered)),
      ...lost,
      ...all('button[data-note]:not([title])'),
      // The start script finds no others.
      ...all('[data-reveal]:not([data-reveal=""])'),
    ]
      .map(start)
      .concat(attributes.filter((name) => name === 'style' || /^on/.test(name)).map((name) => `the attribute ${name}`))
      .concat(unresolved ?? [])
  })

test('every page names its sections, and has no dead control and no style (R-BASE-1, R-TRUST-1)', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(await faultsOfHtml(page), path).toEqual([])
  }
})
