import type { CDPSession, Locator, Page } from '@playwright/test'

import { pages, type SitePage, shown, site } from './site'
import { languageHere, test } from './test'
import { word } from './words'

const regionNames = { results: 'notices.results', notices: 'notices.label' } as const

/** One layer of toasts, and the toasts that stay in it. */
export function toastsOf(page: Page, layer: keyof typeof regionNames) {
  const region = page.getByRole('region', { name: word(languageHere(page), regionNames[layer]) })
  return { region, all: region.locator('[data-toast]'), staying: region.locator('[data-toast][data-leaving=false]') }
}

/** What the permanent live region says. */
export const announcer = (page: Page) => page.locator('[data-announcer]')

/** A page with a button that leads nowhere yet, and says so in a notice. */
export type NoticePlace = Pick<SitePage, 'path' | 'language'> & { name: string }

/** Every button without a target: none is left once site.json gives each action one. */
export const noticePlaces: NoticePlace[] = pages.flatMap(({ path, language, sections }) =>
  sections.flatMap(({ section }) =>
    section.type === 'offer'
      ? section.actions
          .filter(({ action }) => site.actions[action] === null)
          .map(({ label }) => ({ path, language, name: shown(label, language) }))
      : [],
  ),
)

/** An English page with such a button; without one there is no notice to test. */
export function noticePlace(): NoticePlace {
  const place = noticePlaces.find(({ language }) => language === 'en')
  test.skip(!place, 'every action of data/site.json has a target: nothing shows a notice')
  return place ?? { path: '', language: 'en', name: '' }
}

export const noticeButton = (page: Page, { name }: NoticePlace = noticePlace()) => page.getByRole('button', { name })

async function placeOn(toast: Locator) {
  const box = await toast.locator('strong').boundingBox()
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }
}

export async function swipeByMouse(page: Page, toast: Locator, distance: number): Promise<void> {
  const { x, y } = await placeOn(toast)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** Fingers that the browser itself takes for fingers, with its rules for scrolling and swiping. */
export async function swipeByTouch(session: CDPSession, toast: Locator, distance: number): Promise<void> {
  const { x, y } = await placeOn(toast)
  const touch = (type: 'touchStart' | 'touchMove', left: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y }] })
  await touch('touchStart', x)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * share)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
