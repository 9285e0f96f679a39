import { contactRequest, fill, open as openForm, valuesOf } from './support/form-test'
import { contactPage, plainPages } from './support/site'
import { address, expect, follow, needed, running, test } from './support/test'
import { word } from './support/words'

const contact = contactPage('en')
const names = Object.keys(contactRequest)

test('a part of a page that fails says so; the rest and the typed words stay (R-ERROR-3)', async ({ page, watch }) => {
  watch.allow(/Unexpected Application Error!/, /A browser that breaks/, /^foreign request: .*\/en\/privacy$/)
  await openForm(page, contact.path)
  await fill(page, contactRequest)
  // The dialog watches the page when it opens. In this browser, that fails.
  await page.evaluate(() => {
    Reflect.set(
      window,
      'CloseWatcher',
      class {
        constructor() {
          throw new TypeError('A browser that breaks')
        }
      },
    )
  })
  await page.getByRole('contentinfo').locator('a[data-policy=privacy]').click()
  const alert = page.locator('.island-error')
  await expect(alert.locator('[lang=en]')).toHaveText('Unexpected Application Error!')
  await expect(alert).toContainText(word('en', 'error.text'))
  await expect(page.getByRole('alert')).toHaveCount(1)

  await expect(page.locator('main h1')).toBeVisible()
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  const reload = alert.getByRole('button', { name: word('en', 'error.reload') })
  await reload.click()
  await expect(alert).toHaveCount(0)
  await running(page)
  expect(address(page)).toBe(contact.path)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await follow(page, needed(plainPages('en')[0], 'page without a form').path)
})
