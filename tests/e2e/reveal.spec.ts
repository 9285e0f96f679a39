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

/** Scrolls so that this share of a section stands in the screen, above its lower edge. */
const showShare = (page: Page, anchor: string, share: number) =>
  page.evaluate(
    ([id, part]) => {
      const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect()
      window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' })
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    },
    [anchor, share] as const,
  )

/** Scrolls until a section lies a little below the screen: its items wait. */
async function hideNext(page: Page) {
  await showShare(page, 'section-3', -0.1)
  expect(await hidden(page)).not.toEqual([])
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('items below the screen fade in 100 ms apart when 30% of a section shows (R-MOTION-1)', async ({ page }) => {
    const ledgers = pageWith('ledger', 'en')
    const { anchor } = sectionOf(ledgers, 'ledger')
    await open(page, ledgers.path)
    const items = page.locator(`#${anchor} [data-reveal]`)
    await showShare(page, anchor, -0.1)
    for (const item of await items.all()) await expect(item).toHaveCSS('opacity', '0')
    await showShare(page, anchor, 0.25)
    await expect(items.first()).toHaveCSS('opacity', '0')
    await showShare(page, anchor, 0.31)
    const starts = await items.evaluateAll((all) =>
      all.flatMap((item) =>
        item.getAnimations().map(({ effect, currentTime }) => Number(effect?.getTiming().delay) - Number(currentTime)),
      ),
    )
    expect(starts).toHaveLength(await items.count())
    expect(starts.map((start) => Math.round(start - (starts[0] ?? 0)))).toEqual(starts.map((_, index) => index * 100))
    expect(starts[0], 'from now on').toBeLessThanOrEqual(0)
    for (const item of await items.all()) await expect(item).toHaveCSS('opacity', '1')
    await showShare(page, anchor, -0.1)
    expect(await hidden(page), 'what was seen stays').not.toContain(`#${anchor} HEADER`)
  })

  test('items of a section of many screens fade in when it fills most of one (R-MOTION-1)', async ({ page }) => {
    const ledgers = pageWith('ledger', 'en')
    const { anchor } = sectionOf(ledgers, 'ledger')
    await open(page, ledgers.path)
    await page.locator(`#${anchor}`).evaluate((section) => section.style.setProperty('min-height', '6000px'))
    const items = page.locator(`#${anchor} [data-reveal]`)
    await showShare(page, anchor, -0.01)
    await showShare(page, anchor, 520 / 6000)
    await expect(items.first()).toHaveCSS('opacity', '0')
    await showShare(page, anchor, 550 / 6000)
    const times = await items.evaluateAll((all) =>
      all.flatMap((item) => item.getAnimations()).map(({ currentTime }) => Number(currentTime)),
    )
    expect(Math.min(...times), 'ms: no wait is left').toBeGreaterThanOrEqual(1000)
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
