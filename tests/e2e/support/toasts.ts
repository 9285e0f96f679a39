import type { CDPSession, Locator, Page } from '@playwright/test'

import { footerOf } from './footer'
import { languageHere } from './test'
import { word } from './words'

const regionNames = { results: 'notices.results', notices: 'notices.label' } as const

/** The list of visible toasts of one kind, and the parts of a toast. */
export function toastsOf(page: Page, toaster: keyof typeof regionNames) {
  const region = page.getByRole('region', { name: word(languageHere(page), regionNames[toaster]) })
  return { region, all: region.locator('li'), staying: region.locator('li[data-state=open]') }
}

/** What shows a notice: the link for cookie preferences. */
export const noticeLink = (page: Page) =>
  footerOf(page).getByRole('link', { name: word(languageHere(page), 'footer.cookiePreferences') })

// TypeScript does not know it yet.
declare const navigation: EventTarget

/** Keeps a page, before it is opened, from loading itself again after a notice. */
export const holdReload = (page: Page) =>
  page.addInitScript(() =>
    navigation.addEventListener('navigate', (event) => {
      if ('navigationType' in event && event.navigationType === 'reload') event.preventDefault()
    }),
  )

async function placeOn(toast: Locator) {
  const box = await toast.locator('strong').boundingBox()
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }
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
