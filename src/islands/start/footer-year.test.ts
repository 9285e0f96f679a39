import { showCurrentYear } from './footer-year'

test('the footer says the current year, long after its page was built (R-CHROME-6)', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  document.body.innerHTML = '<p>© <span data-year>2026</span> Zagara S.r.l.</p>'
  showCurrentYear()
  expect(document.body).toHaveTextContent('© 2031 Zagara S.r.l.')
  jest.useRealTimers()
})
