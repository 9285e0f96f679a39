import { showDeferredDrawings } from './deferred-drawings'

test('a drawing that has its file is not built again when the screen changes (R-PAGE-19)', () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<svg><use data-href="/drawing/tall.svg#land"></use></svg>'
  const [use] = document.querySelectorAll('use')
  if (!use) throw new Error('The page has no drawing.')
  // jsdom lays nothing out.
  Object.assign(use, { getClientRects: () => [new DOMRect(0, 900, 390, 300)] })
  const setAttribute = jest.spyOn(use, 'setAttribute')
  showDeferredDrawings()
  jest.advanceTimersByTime(600)
  window.dispatchEvent(new Event('resize'))
  expect(setAttribute.mock.calls).toEqual([['href', '/drawing/tall.svg#land']])
  jest.useRealTimers()
})
