import type { Locator } from '@playwright/test'
import { phoneDevice } from '../support/devices'
import { contactRequest, expect, failedRequest, fill, formOf, open, test } from '../support/form-test'
import { sampled } from '../support/site'
import { listen } from '../support/spoken'
import { toastsOf } from '../support/toasts'
import { word } from '../support/words'

test('a failed submit by keyboard leaves the focus where it was (R-FORM-10)', async ({ page, inbox, watch }) => {
  watch.allow(...failedRequest)
  await inbox.behave('fail')
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  const { submit, outcome, field } = formOf(page)
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
  await expect(submit).toBeFocused()
  await field('email').focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
  await expect(field('email')).toBeFocused()
})

test('a failure is spoken once (R-FORM-11)', async ({ page, inbox, watch }) => {
  watch.allow(...failedRequest)
  await inbox.behave('fail')
  const spoken = await listen(page)
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toContainText(word('it', 'forms:outcome.refused.title'))
  const label = word('it', 'notices.results')
  await expect.poll(spoken).toEqual([`${label} ${word('it', 'forms:error')} ${word('it', 'forms:toast.failure')}`])
})

/** Whether two elements share a part of the screen. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const viewport of sampled(
  [{ width: 1440, height: 900 }, phoneDevice.viewport, { width: 768, height: 1024 }, { width: 360, height: 640 }],
  2,
)) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('a toast on an empty form covers none of the fields that it asks for (R-TOAST-3)', async ({ page }) => {
      await open(page, '/it/contatti')
      await formOf(page).submit.click()
      const { staying } = toastsOf(page, 'results')
      await expect(staying).toHaveCount(1)
      await expect(formOf(page).field('firstName')).toBeFocused()
      for (const field of await page.locator('main [aria-invalid=true]').all())
        expect.soft(await meet(staying, field), (await field.getAttribute('name')) ?? '').toBe(false)
    })

    test('a toast covers neither the button nor its message (R-FORM-11, R-TOAST-3)', async ({ page, inbox, watch }) => {
      watch.allow(...failedRequest)
      await inbox.behave('fail')
      await open(page, '/en/contact')
      await fill(page, contactRequest)
      const { submit, outcome } = formOf(page)
      const { staying } = toastsOf(page, 'results')
      const fields = await page.locator('main [data-field]').all()
      for (const block of ['start', 'center', 'end'] as const) {
        await submit.evaluate((button, where) => button.scrollIntoView({ block: where }), block)
        await submit.focus()
        await page.keyboard.press('Enter')
        await expect(staying).toHaveCount(1)
        await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
        expect(await meet(staying, submit), `the button at the ${block}`).toBe(false)
        expect(await meet(staying, outcome), `the message at the ${block}`).toBe(false)
        // A phone has no room beside the fields.
        for (const field of viewport.width > 768 ? fields : [])
          expect(await meet(staying, field), `a field at the ${block}`).toBe(false)
        // It stands at the edge of the column, and on a wide screen beside what was pressed.
        const [box, column, button] = await Promise.all(
          [staying, page.locator('main h1'), submit].map((one) => one.boundingBox()),
        )
        expect(Math.round(box?.x ?? 0)).toBe(Math.round(column?.x ?? 1))
        if (viewport.width > 768 && block === 'center')
          expect(Math.abs((box?.y ?? 0) - (button?.y ?? 0)), 'px from the button').toBeLessThan(300)
        await page.keyboard.press('Escape')
        await expect(staying).toHaveCount(0)
      }
    })
  })
}
