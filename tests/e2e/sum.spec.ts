import type { Page } from '@playwright/test'

import { amountOf, hundredths, linesOf, sumOf, verdictOf } from '../../src/contract/sum'
import { violations, violationsInTheDark } from './support/axe'
import { plain } from './support/copy'
import { overflowing } from './support/overflow'
import { sumPages } from './support/site'
import { listen } from './support/spoken'
import { expect, needed, open, openWithStillClock, pass, test } from './support/test'
import { word } from './support/words'

const one = needed(
  sumPages.find(({ language }) => language === 'it'),
  'Italian page with a sum',
)

/** The parts of the sum on the page. */
function sumOn(page: Page) {
  const area = page.locator('[data-sum-area]')
  const field = (name: string) => area.getByRole('textbox', { name, exact: true })
  return {
    area,
    opener: area.getByRole('button', { name: word('it', 'sum.open') }),
    reset: area.getByRole('button', { name: word('it', 'sum.reset') }),
    price: field(one.sum.price.title),
    costs: one.sum.costs.filter(({ percent }) => !percent).map(({ title }) => field(title)),
    discount: field(word('it', 'sum.discount')),
    kept: area.getByRole('row', { name: one.sum.rest }).getByRole('cell'),
    result: area.getByRole('status'),
  }
}

test('by keyboard, one reads what remains, and hears it once (R-SUM-1, R-PAGE-24)', async ({ page }) => {
  const heard = await listen(page)
  await openWithStillClock(page, one.path)
  const { opener, price, costs, discount, kept, result } = sumOn(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(price).toBeFocused()
  await page.keyboard.type('1234,5')
  for (const cost of costs) {
    await page.keyboard.press('Tab')
    await expect(cost).toBeFocused()
    await page.keyboard.type('8.50')
  }
  await discount.focus()
  const before = await heard()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12,5', { delay: 0 })
  const own = one.sum.costs.map(({ percent, amount }) => ({
    share: hundredths(percent),
    cents: percent ? hundredths(amount) : 850,
  }))
  const sum = sumOf(123_450, own, 1250)
  const { verdict, values } = verdictOf(sum, 'it')
  const said = plain(word('it', `sum.${verdict}`, values))
  await expect(kept).toHaveText(linesOf(sum, 'it').rest[0] ?? [])
  expect(await heard()).toEqual(before)
  await pass(page, 1000)
  expect(plain(await result.innerText())).toBe(said)
  expect((await heard()).slice(before.length).map(plain)).toEqual([said])
  // Leaving the field changes nothing, so nothing more is said.
  await page.keyboard.press('Tab')
  await pass(page, 1000)
  expect(await heard()).toHaveLength(before.length + 1)
})

test('an amount that nobody can read has a sentence, and no sum follows from it (R-SUM-2)', async ({ page }) => {
  await openWithStillClock(page, one.path)
  const { opener, price, costs, discount, kept, result } = sumOn(page)
  await opener.click()
  for (const [field, wrong, right] of [
    [price, '', '60'],
    [price, '1.234', '60,00'],
    [needed(costs[0], 'cost'), '1.234,50', ''],
    [discount, '101', '7.12'],
  ] as const) {
    await field.fill(wrong)
    await pass(page, 1000)
    const words =
      field === discount
        ? word('it', 'sum.noPercent', { example: '12,5', most: '100' })
        : word('it', 'sum.noAmount', { example: '8,50', most: '99999,99' })
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(kept).toHaveText(['–', '–'])
    await expect(result).toHaveText(word('it', 'sum.unread'), { useInnerText: true })
    await field.fill(right)
    await pass(page, 1000)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(kept).not.toHaveText(['–', '–'])
  }
})

test('own amounts go nowhere, and are gone with a reload or back to the example (R-SUM-1)', async ({ page }) => {
  await open(page, one.path)
  const { opener, reset, price, kept } = sumOn(page)
  const example = amountOf(hundredths(one.sum.price.amount), 'it')
  await opener.click()
  await expect(price).toBeFocused()
  const asked: string[] = []
  // A drawing of the page may come only now: its address cannot carry anything.
  page.on('request', (request) => /\/static\/\w+\/\w+\.svg$/.test(request.url()) || asked.push(request.url()))
  const atFirst = await kept.allTextContents()
  await price.fill('99')
  await expect(kept).not.toHaveText(atFirst)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]))).not.toContain('99')
  await reset.click()
  await expect(opener).toBeFocused()
  await expect(price).toBeHidden()
  await opener.click()
  await expect(price).toHaveValue(example)
  await expect(kept).toHaveText(atFirst)
  await price.fill('99')
  await page.reload()
  await opener.click()
  await expect(price).toHaveValue(example)
})

test('the sum can be read on the smallest screen, in any colors, and on paper (R-SUM-1, R-PAGE-15)', async ({
  page,
}) => {
  await open(page, one.path)
  const { area, opener, reset, price, discount, kept } = sumOn(page)
  await opener.click()
  await discount.fill('alto')
  await expect(discount).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  expect(await violationsInTheDark(page)).toEqual([])
  await discount.fill('50')
  await price.fill('99999,99')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await overflowing(page)).toEqual([])
  const outsideItsPaper = await area
    .locator('fieldset table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0) + 20)
  expect(outsideItsPaper).toBeLessThanOrEqual(0)
  for (const control of [price, discount, reset])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.emulateMedia({ media: 'print' })
  await expect(price).toBeVisible()
  await expect(kept.first()).toBeVisible()
  await expect(reset).toBeHidden()
})
