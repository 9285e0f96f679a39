import type { Page } from '@playwright/test'

import { terrainsFile } from '../../src/data-model/terrains'
import { violations, violationsInTheDark } from './support/axe'
import { overflowing, widths } from './support/overflow'
import { navigation, pageOf, readJson, site } from './support/site'
import { holdScripts, openHeld } from './support/slow-phone'
import { expect, languageHere, menuButton, open, running, test } from './support/test'
import { word } from './support/words'

const { terrains } = terrainsFile.parse(readJson('data/terrains.json'))
const menu = (page: Page) => page.getByRole('navigation', { name: word(languageHere(page), 'menu.label') })
const closeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: word(languageHere(page), 'menu.close') })
const pageName = (page: Page, id: string) => word(languageHere(page), `navigation.pages.${id}`)

test('the menu is accessible in both themes @phone (R-CHROME-2, R-PAGE-16)', async ({ page }) => {
  await open(page, pageOf('shopify-development', 'it').path)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  expect.soft(await violationsInTheDark(page), 'dark theme').toEqual([])
})

test('the menu shows the terrain of the open page, and names it (R-CHROME-11)', async ({ page }) => {
  await open(page, pageOf('underperforming', 'it').path)
  await menuButton(page).click()
  const terrain = await page.locator('main use[href$="#terrain"]').first().getAttribute('href')
  await expect(menu(page).locator('svg:has(use)', { has: page.locator(`[href="${terrain}"]`) })).toBeVisible()
  const saying = terrains.find(({ page: id }) => id === 'underperforming')?.saying?.it
  await expect(menu(page).getByText(saying ?? '')).toBeVisible()
})

test('the menu fills the screen under the bar, and fits every width (R-CHROME-2)', async ({ page }) => {
  await open(page, '/it')
  await menuButton(page).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // The place of a scrollbar beside it has its ground (layers.spec.ts).
    const wide = await page.evaluate(() => document.body.offsetWidth)
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: wide, height: 800 })
    expect.soft(await overflowing(page), `${width} px`).toEqual([])
  }
  await expect(closeButton(page)).toBeVisible()
  const onTop = await closeButton(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(onTop, 'the bar is above the menu').toBe(true)
})

test('the button opens and closes the menu; the page behind it stays still @phone (R-CHROME-3)', async ({ page }) => {
  await open(page, '/en')
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await expect(page.locator('footer')).toHaveJSProperty('inert', true)
  await page.mouse.move(300, 500)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await closeButton(page).click()
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await page.evaluate(() => window.scrollTo(0, 500))
  expect(await page.evaluate(() => window.scrollY)).toBe(500)
})

test('the menu has its groups, the separator and the further pages in the order of the data (R-CHROME-2, R-CHROME-11)', async ({
  page,
}) => {
  await open(page, '/it')
  await menuButton(page).click()
  const parts = await menu(page)
    .locator(':is(h2, hr, a[href^="/"])')
    .evaluateAll((all) => all.map((part) => part.getAttribute('href') ?? (part.textContent?.trim() || part.tagName)))
  const groups = navigation.groups.flatMap(({ id, pages, separatorBefore }) => [
    word('it', `navigation.groups.${id}`),
    ...pages.flatMap((one) => [...(one === separatorBefore ? ['HR'] : []), pageOf(one, 'it').path]),
  ])
  expect(parts).toEqual([...groups, ...[...navigation.more, navigation.contact].map((id) => pageOf(id, 'it').path)])
  const reach = menu(page).getByRole('list', { name: word('it', 'menu.reach') })
  await expect(reach.getByRole('listitem')).toHaveText([site.phone, site.email, site.location.it])
})

test('given a menu opened before the script comes, the page behind is inert then (R-CHROME-3)', async ({ page }) => {
  const release = await holdScripts(page)
  await openHeld(page, '/en')
  await menuButton(page).click()
  release()
  await running(page)
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
})

test('on a small screen the menu scrolls under the bar, and contact stays in sight (R-CHROME-2)', async ({ page }) => {
  await open(page, '/it')
  for (const [width, height] of [
    [390, 664],
    [360, 740],
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await menuButton(page).click()
    const contact = menu(page).getByRole('link', { name: pageName(page, navigation.contact), exact: true })
    await expect(contact, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    // The last name in sight fades: one sees that the list goes on.
    if (width <= 768) await expect(menu(page).locator('> div').first()).toHaveCSS('mask-image', /gradient/)
    await page.mouse.move(width / 2, height / 2)
    for (const distance of [60, 60, 2000]) {
      await page.mouse.wheel(0, distance)
      const inBar = await page.evaluate(() => {
        const bar = document.querySelector('header > div')?.getBoundingClientRect()
        const middle = (bar?.top ?? 0) + (bar?.height ?? 0) / 2
        const places = Array.from({ length: 20 }, (_, index) => ((index + 0.5) / 20) * window.innerWidth)
        return places.flatMap((x) =>
          document
            .elementsFromPoint(x, middle)
            .filter((element) => element.matches('nav li a, nav h2'))
            .map((element) => element.textContent),
        )
      })
      expect(inBar, `${width} × ${height}`).toEqual([])
    }
    const last = navigation.more.at(-1) ?? navigation.groups.at(-1)?.pages.at(-1) ?? ''
    await expect(menu(page).getByRole('link', { name: pageName(page, last), exact: true })).toBeInViewport({ ratio: 1 })
    await expect(contact).toBeInViewport({ ratio: 1 })
    await closeButton(page).click()
    await expect(menu(page)).toBeHidden()
  }
})

test('the menu marks the open page visibly, also if that is contact (R-CHROME-2)', async ({ page }) => {
  const lineUnder = (id: string) =>
    menu(page)
      .getByRole('link', { name: pageName(page, id), exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine)
  for (const [here, elsewhere] of [
    [navigation.contact, 'from-zero'],
    ['from-zero', navigation.contact],
  ] as const) {
    await open(page, pageOf(here, 'en').path)
    await menuButton(page).click()
    expect(await lineUnder(here)).toBe('underline')
    expect(await lineUnder(elsewhere)).toBe('none')
  }
})

test('the bar shows the logo, which leads to the home of the language (R-CHROME-1)', async ({ page }) => {
  await open(page, pageOf('contact', 'it').path)
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('it', 'logo', { name: site.name }) })
    .click()
  await expect(page).toHaveURL('/it')
})
