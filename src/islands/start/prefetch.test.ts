import { prefetchLinks } from './prefetch'

const fetchMock = jest.fn()

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true })
  Object.assign(globalThis, { fetch: fetchMock })
  window.history.replaceState(null, '', '/en')
  document.body.innerHTML = `
    <a href="/en/contact"><b>Contact</b></a> <a href="/en#faq">Here</a> <a href="https://social.example.com/">Elsewhere</a>`
})

const press = (text: string, sign: string) =>
  [...document.querySelectorAll('a, b')]
    .findLast(({ textContent }) => textContent === text)
    ?.dispatchEvent(new Event(sign, { bubbles: true }))

test('a page is fetched once, when a pointer rests on its link or presses it; neither the open page nor another site is (R-SPEED-4)', () => {
  prefetchLinks()
  for (const sign of ['pointerover', 'pointerdown'])
    for (const text of ['Here', 'Elsewhere', 'Contact']) press(text, sign)
  expect(fetchMock.mock.calls).toEqual([['http://localhost/en/contact', { priority: 'low' }]])
})
