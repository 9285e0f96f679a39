import type { Page } from '@playwright/test'
import { contactPage, homePage, pageWith, sectionOf } from './support/site'
import { expect, open, test } from './support/test'

/** Items that a visitor cannot read, and where they stand. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')].flatMap((item) =>
      Number(getComputedStyle(item).opacity) < 1 ? [`#${item.closest('section')?.id} ${item.tagName}`] : [],
    ),
  )

/**
 * Scrolls so that these shares of a section stand in the screen, above its lower edge, one after another. Returns for each
 * its items in the frame that follows: how far they are later depends on the machine. `waits` are in ms.
 */
const showShares = (page: Page, anchor: string, shares: readonly number[]) =>
  page.evaluate(
    async ([id, parts]) => {
      const section = document.getElementById(id)
      if (!section) throw new Error(`There is no #${id}.`)
      const itemsAt = []
      for (const part of parts) {
        const { top, height } = section.getBoundingClientRect()
        window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        itemsAt.push(
          [...section.querySelectorAll('[data-reveal]')].map((item) => ({
            opacity: getComputedStyle(item).opacity,
            waits: item
              .getAnimations()
              .map(({ effect, currentTime }) => Number(effect?.getTiming().delay) - Number(currentTime)),
          })),
        )
      }
      return itemsAt
    },
    [anchor, shares] as const,
  )

/** Scrolls until a section lies a little below the screen: its items wait. */
async function hideNext(page: Page) {
  const [items] = await showShares(page, 'section-3', [-0.1])
  expect(items?.[0]?.opacity).toBe('0')
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('items below the screen fade in 100 ms apart when 30% of a section shows (R-MOTION-1)', async ({ page }) => {
    const ledgers = pageWith('ledger', 'en')
    const { anchor } = sectionOf(ledgers, 'ledger')
    await open(page, ledgers.path)
    const [below = [], soon = [], reached = []] = await showShares(page, anchor, [-0.1, 0.25, 0.31])
    expect(new Set([...below, ...soon].map(({ opacity }) => opacity))).toEqual(new Set(['0']))
    const [first = 0, ...others] = reached.flatMap(({ waits }) => waits)
    expect(first, 'from now on').toBeLessThanOrEqual(0)
    expect(others.map((wait) => Math.round(wait - first))).toEqual(below.slice(1).map((_, index) => (index + 1) * 100))
    for (const item of await page.locator(`#${anchor} [data-reveal]`).all())
      await expect(item).toHaveCSS('opacity', '1')
    await showShares(page, anchor, [-0.1])
    expect(await hidden(page), 'what was seen stays').not.toContain(`#${anchor} HEADER`)
  })

  test('items of a section of many screens fade in when it fills most of one (R-MOTION-1)', async ({ page }) => {
    const ledgers = pageWith('ledger', 'en')
    const { anchor } = sectionOf(ledgers, 'ledger')
    await open(page, ledgers.path)
    await page.locator(`#${anchor}`).evaluate((section) => section.style.setProperty('min-height', '6000px'))
    const [, soon = [], reached = []] = await showShares(page, anchor, [-0.01, 520 / 6000, 550 / 6000])
    expect(new Set(soon.map(({ opacity }) => opacity))).toEqual(new Set(['0']))
    const late = reached.map(({ waits }, index) => (waits[0] ?? Number.NaN) - index * 100)
    expect(Math.max(...late), 'ms: no wait is left').toBeLessThanOrEqual(0)
  })

  test('what stands in the first screen is never hidden @phone (R-MOTION-2)', async ({ page }) => {
    const found: string[] = []
    // A hero alone may fill a phone.
    await page.setViewportSize({ width: 390, height: 1600 })
    for (const { path } of [homePage('en'), contactPage('it')]) {
      await open(page, path)
      const first = await page.evaluate(async () => {
        const sections = [...document.querySelectorAll('main section')]
        const inScreen = sections.filter((section) => section.getBoundingClientRect().top < window.innerHeight)
        window.scrollBy({ top: 20, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        return inScreen.flatMap((section) =>
          [...section.querySelectorAll('[data-reveal]')].map((item) => getComputedStyle(item).opacity),
        )
      })
      found.push(...first)
    }
    expect(new Set(found)).toEqual(new Set(['1']))
  })

  test('given items that wait below the screen, all appear, for a picture of the whole page, too (R-MOTION-1)', async ({
    page,
  }) => {
    await open(page, '/en')
    await hideNext(page)
    await expect.poll(() => hidden(page)).toEqual([])
  })

  test('given items that wait below the screen, all are printed (R-MOTION-2)', async ({ page }) => {
    await open(page, '/en')
    await hideNext(page)
    // After a second they would appear by themselves.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause()
    })
    await page.emulateMedia({ media: 'print' })
    expect(await hidden(page)).toEqual([])
  })

  test('given a visitor who moves by Tab, what has the focus is visible at once (R-MOTION-1)', async ({ page }) => {
    await open(page, '/en')
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const around = await page.evaluate(() => {
        const item = document.activeElement?.closest('[data-reveal]')
        return item ? getComputedStyle(item).opacity : '1'
      })
      expect(around, `step ${step}`).toBe('1')
    }
  })
})
