import type { CDPSession, Locator, Page } from '@playwright/test'

import type { Language } from '../../../src/i18n/languages'
import { pages, type SitePage, shown, site } from './site'
import { languageHere, test } from './test'
import { word } from './words'

const regionNames = { results: 'notices.results', notices: 'notices.label' } as const

/** The list of visible toasts of one kind, and the parts of a toast. */
export function toastsOf(page: Page, toaster: keyof typeof regionNames) {
  const region = page.getByRole('region', { name: word(languageHere(page), regionNames[toaster]) })
  return { region, all: region.locator('li'), staying: region.locator('li[data-state=open]') }
}

/** A page with a button without a target, which shows a notice. */
export type NoticePlace = Pick<SitePage, 'path' | 'language'> & { name: string }

/** Every button without a target. There is none once site.json gives each action one. */
export const noticePlaces: NoticePlace[] = pages.flatMap(({ path, language, sections }) =>
  sections.flatMap(({ section }) =>
    section.type === 'offer'
      ? section.actions
          .filter(({ action }) => site.actions[action] === null)
          .map(({ label }) => ({ path, language, name: shown(label, language) }))
      : [],
  ),
)

/** A page with such a button. Without one, there is no notice to test. */
export function noticePlace(wanted: Language = 'en'): NoticePlace {
  const place = noticePlaces.find(({ language }) => language === wanted)
  test.skip(!place, 'every action of data/site.json has a target: nothing shows a notice')
  return place ?? { path: '', language: wanted, name: '' }
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

/** Touches that the browser treats as real ones, with its rules for scrolling and swiping. */
export async function swipeByTouch(session: CDPSession, toast: Locator, distance: number): Promise<void> {
  const { x, y } = await placeOn(toast)
  const touch = (type: 'touchStart' | 'touchMove', left: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y }] })
  await touch('touchStart', x)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * share)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
