import type { Page } from '@playwright/test'

import { pages, sampled } from './support/site'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

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
      'a[href]:not([href=""]), form *, details > summary, button:is([popovertarget], [data-note]), [data-sum-area] *'
    const usable = all(
      'main :is(a, button, input, select, textarea, summary, [tabindex], [contenteditable], [role=button])',
    )
    const lost = all('main [popovertarget]').filter(
      (button) => !document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover'),
    )
    const attributes = all('body *').flatMap((element) => element.getAttributeNames())
    return [
      ...all('main > section').filter((section) => !isNamed(section)),
      ...usable.filter((element) => !element.matches(answered)),
      ...lost,
      ...all('button[data-note]:not([title])'),
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

test('words stand apart where nobody reads the styles, as in a reader view (R-BASE-1)', async ({ request }) => {
  for (const { path } of pages) {
    const [main = ''] = /<main.*<\/main>/s.exec(await (await request.get(path)).text()) ?? []
    const glued = /\w(<\/(b|span|strong)>)+(<(b|span|strong)\b[^>]*>)+\w/.exec(main)
    expect.soft(glued?.[0], path).toBeUndefined()
  }
})

test('nothing but a control has the shape of a button', async ({ page }) => {
  for (const { path } of sampled(pages, 8)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const pills = await page.locator('main :is(p, li, dd, b, span, strong)').evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(one)
          const isPill = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 16
          return isPill && one.textContent && !one.closest('a, button')
        })
        .map((one) => one.outerHTML),
    )
    expect.soft(pills, path).toEqual([])
  }
})

test('a page that is pulled down goes on above in the color of its head', async ({ page }) => {
  const groundOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en')
    // Safari takes the ground of the body, also behind the clock.
    expect(await groundOf('body')).toBe(await groundOf('main > section:first-of-type'))
  }
})
