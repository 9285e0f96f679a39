/** What Chromium tells a screen reader. */
import { explained, pagesWith, plainPages } from './support/site'
import { expect, menuButton, needed, open, test } from './support/test'

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

test('a screen reader hears whether the menu is open, and nothing of details (R-PAGE-24)', async ({ page }) => {
  await open(page, needed(plainPages('en')[0], 'page without a form').path)
  const session = await page.context().newCDPSession(page)
  const properties = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.querySelector("[popovertarget=menu]")',
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
  await menuButton(page).click()
  await expect.poll(properties).toMatchObject({ expanded: true })
})
