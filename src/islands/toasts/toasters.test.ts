import { removeDelay, toasters } from './toasters'

/** R-TOAST-1 */
test('form results: one toast at a time, 5000 ms, swipe 50 px, F8', () => {
  expect(toasters.results).toMatchObject({ limit: 1, duration: 5000, swipe: 50, hotkey: { code: 'F8', alt: false } })
})

/** R-TOAST-2 */
test('notices: three at a time, 4000 ms, swipe 20 px, Alt+T', () => {
  expect(toasters.notices).toMatchObject({ limit: 3, duration: 4000, swipe: 20, hotkey: { code: 'KeyT', alt: true } })
})

/** R-TOAST-3 */
test('a dismissed toast goes after 200 ms', () => {
  expect(removeDelay).toBe(200)
})
