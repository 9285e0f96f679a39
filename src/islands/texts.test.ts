import { text } from './texts'

beforeEach(() => {
  document.body.innerHTML = '<div hidden><span data-text="notices.close">Close this notice</span></div>'
})

test('an island says what the page says: its words stand in the page', () => {
  expect(text('notices.close')).toBe('Close this notice')
})

test('a browser that translates the page translates the words of islands, too (R-BASE-2)', () => {
  for (const element of document.querySelectorAll('[data-text]'))
    element.innerHTML = '<font><font>Schließen</font></font>'
  expect(text('notices.close')).toBe('Schließen')
})

test('a phrase that the page does not have shows its key (R-ROUTE-6)', () => {
  expect(text('policy.retry')).toBe('policy.retry')
})
