import { removeDelay, toasters } from './toasters'

test('form results: one toast at a time, 5000 ms, swipe 50 px, F8 (R-TOAST-1)', () => {
  expect(toasters.results).toMatchObject({ limit: 1, duration: 5000, swipe: 50, hotkey: { code: 'F8', alt: false } })
})

test('notices: three at a time, 4000 ms, swipe 20 px, Alt+T (R-TOAST-2)', () => {
  expect(toasters.notices).toMatchObject({ limit: 3, duration: 4000, swipe: 20, hotkey: { code: 'KeyT', alt: true } })
})

test('a dismissed toast goes after 200 ms (R-TOAST-3)', () => {
  expect(removeDelay).toBe(200)
})
