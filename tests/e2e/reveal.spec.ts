import type { Page } from '@playwright/test'

import { pageOf, pages } from './support/site'
import { expect, open, test } from './support/test'

const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-reveal]')].filter((item) => Number(getComputedStyle(item).opacity) < 1)
        .length,
  )

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('items below the first screen appear 100 ms apart when the visitor reaches their section @phone (R-MOTION-1)', async ({
    page,
  }) => {
    await open(page, '/en')
    const section = page.locator('#section-4')
    const items = section.locator('[data-reveal]')
    await expect(items.first()).toHaveAttribute('data-reveal', 'waiting')
    await expect(items.first()).toHaveCSS('opacity', '0')
    const delays = await items.evaluateAll((all) =>
      all.map((item) => (item instanceof HTMLElement ? item.style.transitionDelay : '')),
    )
    expect(delays).toEqual(delays.map((_, index) => `${index * 100}ms`))
    await section.scrollIntoViewIfNeeded()
    await section.evaluate((element) => element.scrollIntoView())
    for (const item of await items.all()) {
      await expect(item).toHaveAttribute('data-reveal', 'shown')
      await expect(item).toHaveCSS('opacity', '1')
    }
  })

  /** A fade would make the browser paint, for a second, items that nobody sees. */
  test('items below the first screen are hidden without a fade (R-MOTION-1)', async ({ page }) => {
    await page.goto('/en')
    const seen = await page.waitForFunction(() => {
      const waiting = [...document.querySelectorAll('[data-reveal=waiting]')]
      return waiting.length > 0 && waiting.map((item) => getComputedStyle(item).opacity)
    })
    expect(new Set(Object.values(await seen.jsonValue()))).toEqual(new Set(['0']))
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    ).toBe(0)
  })

  test('nothing in the first screen is hidden @phone (R-MOTION-2)', async ({ page }) => {
    for (const { path } of [pageOf('home', 'en'), pageOf('contact', 'it')]) {
      await open(page, path)
      const first = await page.evaluate(
        () =>
          [...document.querySelectorAll('[data-reveal]')].filter(
            (item) =>
              item.getBoundingClientRect().top < window.innerHeight && Number(getComputedStyle(item).opacity) < 1,
          ).length,
      )
      expect(first, path).toBe(0)
    }
  })

  test('given a visitor who scrolls to the end of a page, everything has appeared @phone (R-MOTION-1)', async ({
    page,
  }) => {
    for (const { path } of pages.filter(
      ({ id, language }) => ['prestashop-agency', 'brand-manifesto'].includes(id) && language === 'it',
    )) {
      await open(page, path)
      for (let step = 0; step < 60; step += 1) {
        const isEnd = await page.evaluate(() => {
          window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'instant' })
          return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
        })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        if (isEnd) break
      }
      await expect.poll(() => hidden(page), path).toBe(0)
    }
  })

  test('given a print, everything is visible (R-MOTION-2)', async ({ page }) => {
    await open(page, '/it')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => hidden(page)).toBe(0)
  })
})

test('under reduced motion nothing is hidden (R-MOTION-2)', async ({ page }) => {
  await open(page, '/it')
  expect(await hidden(page)).toBe(0)
})
