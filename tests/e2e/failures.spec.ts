import { contactRequest, fill, open as openForm, valuesOf } from './support/form-test'
import { contactPage, pagesWith, plainPages } from './support/site'
import { lostScripts, waysToLoseIslands } from './support/slow-phone'
import { address, expect, follow, menuButton, needed, open, running, test } from './support/test'
import { noticeButton, noticePlace, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = contactPage('en')
const explained = () => needed(pagesWith('figures')[0], 'page with large figures')
const names = Object.keys(contactRequest)

test('given a part of a page that fails, it says so and offers to reload; the page and the typed words stay (R-ERROR-3, R-FORM-13)', async ({
  page,
  watch,
}) => {
  watch.allow(
    /Unexpected Application Error!/,
    /A browser that breaks/,
    /^foreign request: .*\/en\/privacy$/,
    /ERR_INTERNET_DISCONNECTED/,
  )
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
  await menuButton(page).click()
  await expect(page.locator('#menu nav')).toBeVisible()
  await page.keyboard.press('Escape')

  const reload = alert.getByRole('button', { name: word('en', 'error.reload') })
  await page.context().setOffline(true)
  await reload.click()
  await expect(alert).toContainText(word('en', 'notices.noReload'))
  await page.context().setOffline(false)
  await reload.click()
  await expect(alert).toHaveCount(0)
  await running(page)
  expect(address(page)).toBe(contact.path)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await follow(page, needed(plainPages('en')[0], 'page without a form').path)
})

for (const [how, lose] of waysToLoseIslands)
  test(`given code of notices and tooltips ${how}, a button still shows its text, and a figure its title (R-ERROR-4, R-ERROR-5, R-PAGE-13, R-TOAST-4)`, async ({
    page,
    watch,
  }) => {
    watch.allow(...lostScripts, /code of/)
    const release = await lose(page)
    const place = noticePlace()
    await open(page, place.path)
    const sentence = page.getByText(word('en', 'notices.notOnline.text')).locator('visible=true')
    await noticeButton(page, place).click()
    await expect(sentence).toHaveCount(1)
    await release()
    await page.waitForLoadState('networkidle')
    await expect(toastsOf(page, 'notices').all, 'late code says nothing again').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(sentence).toHaveCount(0)

    await lose(page)
    await open(page, explained().path)
    const figure = page.locator('main [data-note]').first()
    await figure.hover()
    await expect(figure).toHaveAttribute('title', /./)
    await menuButton(page).click()
    await page.locator(`#menu nav a[href="${contact.path}"]`).click()
    await expect(page).toHaveURL(contact.path)
  })
