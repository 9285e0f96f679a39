import { waitFor } from '@testing-library/dom'

import { handleNotFound } from './not-found-island'

const fetchMock = jest.fn()

/** The host's one file for every missing path of a language, opened at a path. */
function open(path: string, hreflang: 'en' | 'it' = 'it') {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = `
    <header><div data-switcher><a href="/en" hreflang="en">English</a><a href="/it" hreflang="it">Italiano</a></div></header>
    <main><section data-not-found><p data-counterpart hidden><a href="/${hreflang}" hreflang="${hreflang}">/${hreflang}</a></p></section></main>`
  handleNotFound()
}
const offer = () => document.querySelector<HTMLElement>('[data-counterpart]')
const languageLinks = () => [...document.querySelectorAll('[data-switcher] a')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: false, status: 404 })
  Object.assign(globalThis, { fetch: fetchMock })
})

test.each([
  ['/en/no/such/page', ['/en/no/such/page', '/it/no/such/page']],
  ['/it/no-such-page', ['/en/no-such-page', '/it/no-such-page']],
  ['/nowhere', ['/en/nowhere', '/it/nowhere']],
])('the languages lead to the same path in each of them (%s) (R-ROUTE-5)', (path, links) => {
  open(path)
  expect(languageLinks()).toEqual(links)
})

test('given the host has the page in the other language, it is offered (R-ERROR-2)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  open('/en/evento-farmasimplex')
  await waitFor(() => expect(offer()).toBeVisible())
  expect(fetchMock.mock.calls).toEqual([['/it/evento-farmasimplex', { method: 'HEAD' }]])
  const link = offer()?.querySelector('a')
  expect(link).toHaveAttribute('href', '/it/evento-farmasimplex')
  expect(link).toHaveTextContent('/it/evento-farmasimplex')
})

test.each([
  ['the host does not have it', () => fetchMock.mockResolvedValue({ ok: false, status: 404 })],
  ['the host does not answer', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
])('given %s, nothing is offered (R-ERROR-2)', async (_why, answer) => {
  answer()
  open('/en/no-such-page')
  await Promise.allSettled(fetchMock.mock.results.map(({ value }) => value))
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(offer()).not.toBeVisible()
})
