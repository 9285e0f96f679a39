/** What Chromium tells a screen reader. */
import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { explained, pagesFor, pagesWith, plainPages } from './support/site'
import { documents, expect, menuButton, needed, open, test } from './support/test'
import { holdReload, noticeLink, toastsOf } from './support/toasts'

test('a screen reader hears what each figure counts, and a word for an arrow (R-PAGE-24)', async ({ page }) => {
  const arrow = /\s→\s/
  const withArrow = pagesWith('grid').find(({ sections }) => arrow.test(JSON.stringify(sections)))
  for (const { path } of [...(withArrow ? [withArrow] : []), explained]) {
    await open(page, path)
    const snapshot = await page.getByRole('main').ariaSnapshot()
    expect.soft(snapshot, path).not.toMatch(arrow)
    for (const item of await page.getByRole('main').locator(':is(li, dl > div):has([data-note])').all()) {
      const button = item.locator('[data-note]')
      const shown = await button.innerText()
      const label = (await item.innerText()).replace(shown, '').trim().split('\n')[0] ?? ''
      expect.soft(label, path).not.toBe('')
      await expect.soft(button, path).toHaveAccessibleName(`${shown} ${label}`.replace(/\s+/g, ' '))
    }
  }
})

test('a screen reader stops at nothing empty in a form, and spells out no sign (R-PAGE-24)', async ({ page }) => {
  for (const { path } of [...pagesFor('contact').slice(0, 1), ...pagesFor('event').slice(0, 1)]) {
    await open(page, path)
    // Orca says “status bar” where an empty one stands, and “middle dot” for each dot between words,
    // and the sign that shows whether a question is open after what it says of it.
    expect.soft(await page.locator('body').ariaSnapshot(), path).not.toMatch(/- status$|·| [+–]$/m)
  }
})

test('a screen reader hears whether the menu is open, and nothing of details (R-PAGE-24)', async ({ page }) => {
  await open(page, needed(plainPages('en')[0], 'page without a form').path)
  const session = await page.context().newCDPSession(page)
  const properties = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.querySelector("[data-menu-button]")',
    })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    return Object.fromEntries(
      (nodes[0]?.properties ?? []).map(({ name, value }) => [name, value.value ?? value.relatedNodes?.length]),
    )
  }
  expect(await properties()).toMatchObject({ expanded: false })
  expect(await properties()).not.toHaveProperty('details')
  // Firefox calls what a button opens its details, unless both stand side by side.
  const withDetails = page.locator('[popovertarget]').filter({ visible: true })
  for (const button of await withDetails.all())
    await expect
      .soft(button.locator('+ [popover]'))
      .toHaveAttribute('id', (await button.getAttribute('popovertarget')) ?? '')
  await menuButton(page).click()
  await expect.poll(properties).toMatchObject({ expanded: true })
  expect(await properties()).not.toHaveProperty('details')
  // Firefox makes what scrolls a stop of Tab, and a screen reader says nothing there.
  const stops = await page
    .locator('body *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).overflowY === 'auto' && part.getAttribute('tabindex') !== '-1')
        .map((part) => part.outerHTML.slice(0, 80)),
    )
  expect(stops).toEqual([])
})

/** Elements that listen to clicks: Firefox calls them clickable, and all that is inside. Those without a role are silent. */
async function clickable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.documentElement' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
  })
  const nodes = new Set(listeners.flatMap(({ type, backendNodeId }) => (type === 'click' ? backendNodeId : [])))
  const described = [...nodes].map((backendNodeId) => session.send('DOM.describeNode', { backendNodeId }))
  return (await Promise.all(described)).flatMap(({ node: { nodeName, attributes } }) =>
    attributes?.join(' ').includes('role none') ? [] : nodeName,
  )
}

test('each stop of the dialog has a name, and only controls are clickable (R-PAGE-24)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/en')
  await footerOf(page).locator('a[data-policy=privacy]').click()
  await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible()
  for (const part of await page.locator('#menu, main, footer:has(#legal)').all())
    await expect(part).toHaveJSProperty('inert', true)
  for (const guard of await page.locator('[data-focus-guard]').all()) await expect(guard).toHaveCSS('display', 'none')
  expect(new Set(await clickable(page))).toEqual(new Set(['BUTTON']))
})

test('of a notice, only its list, where React listens, and its button are clickable (R-PAGE-24)', async ({ page }) => {
  await holdReload(page)
  await open(page, '/en')
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').staying).toBeVisible()
  expect(await clickable(page)).toEqual(['OL', 'BUTTON'])
})

test('a screen reader hears a heading as one, and a table as a table @phone (R-PAGE-24)', async ({ page }) => {
  for (const { path } of [...pagesWith('comparison'), ...pagesWith('drawing')]) {
    await page.goto(path)
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3) span, main :is(table, thead, tbody, tfoot, tr, th, td)')]
        .filter((part) => !/^(inline|table.*|none)$/.test(getComputedStyle(part).display) && !part.hasAttribute('role'))
        .map((part) => part.outerHTML.slice(0, 80)),
    )
    expect.soft(broken, path).toEqual([])
  }
})
