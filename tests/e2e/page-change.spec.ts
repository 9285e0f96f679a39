import type { Page } from '@playwright/test'

import { phoneDevice } from './support/devices'
import { shifted } from './support/shift'
import { homePage, navigation, pagesWith, plainPages, sampled, sectionOf } from './support/site'
import { expect, followByKey, needed, open, running, siteMapLink, test } from './support/test'

/** A page of the menu with figures on its land. */
const { path } = needed(
  pagesWith('hero').find(
    (one) =>
      one.language === 'en' &&
      one.alternates.it &&
      one.id !== navigation.home &&
      sectionOf(one, 'hero').section.spots.length > 0,
  ),
  'page with figures on its land',
)

/** What a page change shows: whether it fades, the pictures that lie over the page, and where the page stood at first. */
type Change = { fades: boolean; pictures: string[]; top: number }

/** Notes each page change of the page, and tells the test of it. */
async function watchChanges(page: Page, tell: () => void) {
  await page.exposeFunction('tellChange', tell)
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const change: Change = { fades: Boolean(event.viewTransition), pictures: [], top: scrollY }
      Reflect.set(window, 'change', change)
      event.viewTransition?.ready
        .then(() => {
          const parts = document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null) ?? [])
          change.pictures = [...new Set(parts.filter((part) => part.startsWith('::view-transition')))]
        })
        .catch(() => undefined)
      addEventListener('click', ({ target }) =>
        Reflect.set(window, 'pressed', target instanceof Element && target.closest('button, li')?.textContent),
      )
      Reflect.get(window, 'tellChange')()
    })
  })
}

/** The change to the page. Its event comes with the first frame, which may be after the page's scripts. */
async function changeOf(page: Page): Promise<Change> {
  const change = await page.waitForFunction((): Change => Reflect.get(window, 'change'))
  return change.jsonValue()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page change fades the land alone; presses count, and nothing moves (R-MOTION-3)', async ({ page }) => {
    test.slow()
    let tell = () => {}
    await watchChanges(page, () => tell())
    const delays = sampled([60, 0, 150, 0, 20, 40, 80, 100, 120, 180, 210, 240], 2)
    const pictures: string[][] = []
    // Beside the land, and on it.
    for (const place of ['[data-menu-button]', 'main > section li strong'])
      for (const delay of delays) {
        await open(page, path)
        const { x, y, width, height } = needed((await page.locator(place).first().boundingBox()) ?? undefined, place)
        await open(page, homePage('en').path)
        // The land has its light.
        await page.waitForFunction(() =>
          document
            .getAnimations()
            .every(({ playState, timeline }) => !(timeline instanceof DocumentTimeline) || playState === 'finished'),
        )
        await siteMapLink(page, path).evaluate((link) => link.focus({ preventScroll: true }))
        await page.mouse.move(x + width / 2, y + height / 2)
        const revealed = new Promise<void>((resolve) => {
          tell = resolve
        })
        await page.keyboard.press('Enter')
        await revealed
        // Real time: presses of a hand, while the land fades.
        await page.waitForTimeout(delay)
        await page.mouse.down()
        await page.mouse.up()
        await expect(page).toHaveURL(path)
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'pressed')), `${place} after ${delay} ms`)
          .toBeTruthy()
        const { pictures: seen, top } = await changeOf(page)
        expect(top).toBe(0)
        pictures.push(seen)
        expect((await shifted(page)).total).toBeLessThan(0.001)
      }
    expect(new Set(pictures.flat()), 'at least once, the land was seen to fade').toEqual(
      new Set(['::view-transition-old(land)']),
    )
  })

  test('given a phone, or forced colors, a page changes without a picture of it (R-MOTION-3)', async ({ page }) => {
    await watchChanges(page, () => {})
    for (const prepare of [
      () => page.setViewportSize(phoneDevice.viewport),
      () => page.emulateMedia({ forcedColors: 'active' }),
    ]) {
      await prepare()
      await expectPlainChange(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
})

async function expectPlainChange(page: Page) {
  await open(page, homePage('en').path)
  const other = needed(plainPages('en')[0], 'page without a form').path
  await followByKey(siteMapLink(page, other))
  await expect(page).toHaveURL(other)
  await running(page)
  expect((await changeOf(page)).fades).toBe(false)
}

test('under reduced motion a page changes at once (R-MOTION-3)', async ({ page }) => {
  await watchChanges(page, () => {})
  await expectPlainChange(page)
})
