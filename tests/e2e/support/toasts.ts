import type { CDPSession, Locator, Page, Request } from '@playwright/test'

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

/** Keeps a page from loading again after a notice: a browser stays on a page whose address answers without content. */
export const holdReload = (page: Page) => {
  const isReload = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url() === page.url()
  return page.route('**', (route) => (isReload(route.request()) ? route.fulfill({ status: 204 }) : route.fallback()))
}

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
