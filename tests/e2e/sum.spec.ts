import type { Page } from '@playwright/test'

import { limits } from '../../src/contract/constants'
import { amountOf, discounted, sizeOf, verdictOf } from '../../src/contract/receipt'
import { violations, violationsInTheDark } from './support/axe'
import { plain } from './support/copy'
import { chooseLetters } from './support/fit'
import { overflowing } from './support/overflow'
import { sumPages } from './support/site'
import { lostScripts, silently, waysToLoseIslands } from './support/slow-phone'
import { listen } from './support/spoken'
import { expect, needed, open, openWithStillClock, pass, test } from './support/test'
import { word } from './support/words'

type SumPage = (typeof sumPages)[number]
const pageIn = (language: SumPage['language']) =>
  needed(
    sumPages.find((one) => one.language === language),
    `page with a sum in ${language}`,
  )

/** The parts of the sum on a page. */
function sumOn(page: Page, { language, receipt: { lines, discount = 0, total } }: SumPage) {
  const place = page.locator('[data-sum-place]')
  const [price, ...costs] = lines
  const field = (title: string) => place.getByRole('textbox', { name: title, exact: true })
  return {
    place,
    opener: place.getByRole('button', { name: word(language, 'sum.open') }),
    reset: place.getByRole('button', { name: word(language, 'sum.reset') }),
    price: field(price?.title ?? ''),
    costs: costs.filter(({ fee }) => !fee).map(({ title }) => field(title)),
    discount: field(word(language, 'sum.discount')),
    kept: place.getByRole('row', { name: total.title }).getByRole('cell'),
    result: place.getByRole('status'),
    /** What follows from a price, the costs that are fields, and a discount. */
    expected(ownPrice: number, ownCosts: number[], ownDiscount: number) {
      const left = [...ownCosts]
      const sum = discounted(
        ownPrice,
        costs.map(({ fee }) => fee ?? left.shift() ?? 0),
        ownDiscount,
      )
      const { verdict, values } = verdictOf(sum, language)
      return {
        kept: [sum.before, sum.after].map(({ rest }) => amountOf(rest, language)),
        said: plain(word(language, `sum.${verdict}`, values)),
      }
    },
    example: [sizeOf(price?.amounts[0]), discount] as const,
  }
}

for (const [language, written] of [
  ['en', { price: '€1,234.50', cost: '8.50', percent: '12.5' }],
  ['it', { price: '1.234,50 €', cost: '8.50', percent: '12,5 %' }],
] as const)
  test(`by keyboard, one reads what remains, and hears it once (${language}) (R-SUM-2, R-SUM-4)`, async ({ page }) => {
    const heard = await listen(page)
    const one = pageIn(language)
    await openWithStillClock(page, one.path)
    const { opener, price, costs, discount, kept, result, expected } = sumOn(page, one)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(price).toBeFocused()
    await expect(result).toBeVisible()
    await page.keyboard.type(written.price)
    for (const cost of costs) {
      await page.keyboard.press('Tab')
      await expect(cost).toBeFocused()
      await page.keyboard.type(written.cost)
    }
    await discount.focus()
    const before = await heard()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(written.percent, { delay: 0 })
    const { kept: amounts, said } = expected(
      123_450,
      costs.map(() => 850),
      12.5,
    )
    await expect(kept).toHaveText(amounts)
    expect(await heard()).toEqual(before)
    await pass(page, 1000)
    expect(plain(await result.innerText())).toBe(said)
    expect((await heard()).slice(before.length).map(plain)).toEqual([said])
    // Leaving the field changes nothing, so nothing more is said.
    await page.keyboard.press('Tab')
    await pass(page, 1000)
    expect(await heard()).toHaveLength(before.length + 1)
  })

test('the receipt opens with its heading in view; before that the drawing says it (R-SUM-1)', async ({ page }) => {
  const one = pageIn('it')
  for (const [width, isPictured] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, one.path)
    const { place, opener, price, kept } = sumOn(page, one)
    await expect(kept.first()).toBeVisible({ visible: !isPictured })
    await opener.click()
    await expect(price).toBeFocused()
    const bar = await page.locator('header').first().boundingBox()
    const top = async () => (await place.locator('legend').boundingBox())?.y
    await expect.poll(top, `${width} px`).toBeGreaterThan(bar?.height ?? 0)
  }
})

/** receipt.test.ts has all ways to write an amount. */
test('an amount that nobody can read has a sentence, and no sum follows from it (R-SUM-2)', async ({ page }) => {
  const one = pageIn('it')
  await openWithStillClock(page, one.path)
  const { opener, price, costs, discount, kept, result } = sumOn(page, one)
  await opener.click()
  const [cost] = costs
  for (const [field, wrong, right, sentence] of [
    [price, '', '60', 'sum.noAmount'],
    [price, '−60', '60,00', 'sum.noAmount'],
    [price, '100.000', '60', 'sum.noAmount'],
    [needed(cost, 'cost'), '10%', '10', 'sum.noAmount'],
    [discount, '101', '7.125', 'sum.noPercent'],
  ] as const) {
    await field.fill(wrong)
    await pass(page, 1000)
    const percent = sentence === 'sum.noPercent'
    const words = word('it', sentence, { example: percent ? '12,5' : '8,50', most: percent ? '100' : '99.999,99' })
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(kept).toHaveText(['–', '–'])
    await expect(result).toHaveText(word('it', 'sum.unread'), { useInnerText: true })
    await field.fill(right)
    await pass(page, 1000)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(field).toHaveAccessibleDescription('')
    await expect(kept).not.toHaveText(['–', '–'])
  }
})

test('own amounts go nowhere, and are gone with a reload or back to the example (R-SUM-1)', async ({ page }) => {
  const one = pageIn('en')
  await open(page, one.path)
  const { opener, reset, price, kept, example } = sumOn(page, one)
  await opener.click()
  await expect(price).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => {
    // A drawing of the page, or what places its labels, may come only now: their addresses cannot carry anything.
    if (!/\/(static\/\w+\/\w+\.svg|assets\/drawings-\w+\.js)$/.test(request.url())) asked.push(request.url())
  })
  const atFirst = await kept.allTextContents()
  await price.fill('99')
  await expect(kept).not.toHaveText(atFirst)
  expect(asked).toEqual([])
  const stored = () =>
    page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(await stored()).not.toContain('99')
  await reset.click()
  await expect(opener).toBeFocused()
  await expect(price).toBeHidden()
  await opener.click()
  await expect(price).toHaveValue(amountOf(example[0], 'en'))
  await expect(kept).toHaveText(atFirst)
  await price.fill('99')
  await expect(price, 'Firefox would keep it').toHaveAttribute('autocomplete', 'off')
  await page.reload()
  await opener.click()
  await expect(price).toHaveValue(amountOf(example[0], 'en'))
})

for (const [how, lose] of waysToLoseIslands)
  test(`given code ${how}, a sentence says so, and the next press opens the sum (R-SUM-4, R-ERROR-5)`, async ({
    page,
    watch,
  }) => {
    watch.allow(...lostScripts, /code of/)
    const one = pageIn('it')
    const release = await lose(page)
    await openWithStillClock(page, one.path)
    const { place, opener, price } = sumOn(page, one)
    await opener.click()
    if (how === silently) {
      await expect(opener).toHaveAttribute('aria-disabled', 'true')
      await pass(page, limits.code)
    }
    await expect(opener).not.toHaveAttribute('aria-disabled')
    await expect(place.getByRole('alert')).toHaveText(word('it', 'sum.unavailable'))
    await expect(price).toBeHidden()
    release()
    await opener.click()
    await expect(price).toBeFocused()
    await expect(place.getByRole('alert')).toHaveCount(0)
  })

test('the sum can be read on any screen, in any colors, and on paper (R-SUM-1, R-PAGE-15)', async ({ page }) => {
  const one = pageIn('it')
  await open(page, one.path)
  const { place, opener, reset, price, costs, discount, kept } = sumOn(page, one)
  await opener.click()
  await price.fill('12.345,67')
  await discount.fill('alto')
  await expect(discount).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  expect(await violationsInTheDark(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  // The browser chooses the colors there.
  expect(await violations(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await discount.fill('50')
  await price.fill('99.999,99')
  for (const cost of costs) await cost.fill('11.111,11')
  await expect(kept).not.toHaveText(['–', '–'])
  const outsideItsPaper = () =>
    place.locator('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0) + 20)
  for (const [width, letters] of [
    [320, 16],
    [390, 24],
    [768, 16],
    [1440, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await chooseLetters(page, letters)
    expect(await overflowing(page), `${width} px, letters of ${letters} px`).toEqual([])
    expect(await outsideItsPaper(), `${width} px, letters of ${letters} px`).toBeLessThanOrEqual(0)
    for (const control of [price, discount, reset])
      expect((await control.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(price).toBeVisible()
  await expect(kept.first()).toBeVisible()
  await expect(reset).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the example stands, and there is no button and no field (R-SUM-4)', async ({ page }) => {
    const one = pageIn('en')
    await page.goto(one.path)
    const { place, opener, kept } = sumOn(page, one)
    await expect(opener).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(kept).toHaveText(one.receipt.total.amounts)
    await expect(kept.first()).toBeVisible()
    expect(await place.locator('input').evaluateAll((all) => all.filter((one) => one.checkVisibility()))).toEqual([])
  })
})
