import { act, screen, within } from '@testing-library/react'

import type { ToasterName } from '../../src/islands/toasts/toasters'
import { openPage, removeToasts } from './page'
import { word } from './site'

let island: typeof import('../../src/islands/toasts/toasts-island')

/** Toasts as a page with their code has them, on a clock that a test moves. */
export function toastsForEachTest(): void {
  beforeAll(() =>
    act(async () => {
      island = await import('../../src/islands/toasts/toasts-island')
    }),
  )
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    removeToasts()
    pass(1000)
    jest.useRealTimers()
  })
}

export const say = (toaster: ToasterName, title: string) => {
  // A moment between two toasts, as there is in life.
  pass(5)
  act(() => island.showToast(toaster, { kind: 'info', title, text: 'More about it.' }))
}
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
export const open = (language: 'en' | 'it' = 'en', content = <button type="button">Before</button>) =>
  openPage(content, { language })
export const region = (toaster: ToasterName = 'notices', language: 'en' | 'it' = 'en') =>
  screen.getByRole('region', { name: word(language, toaster === 'results' ? 'notices.results' : 'notices.label') })
export const staying = () =>
  [...document.querySelectorAll('.toast[data-state=open] strong')].map((title) => title.textContent)
export const closeButton = (title: string) =>
  within(screen.getByText(title).closest<HTMLElement>('.toast') ?? document.body).getByRole('button', {
    name: word('en', 'notices.close'),
  })
