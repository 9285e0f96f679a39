import { showDeferredDrawings } from './deferred-drawings'

/** The drawing of a page, whose address the script sets. jsdom lays nothing out. @param top in px below the screen's */
function drawingAt(top: number): jest.SpyInstance {
  document.body.innerHTML = '<svg><use data-href="/drawing/tall.svg#land"></use></svg>'
  const [use] = document.querySelectorAll('use')
  if (!use) throw new Error('The page has no drawing.')
  Object.assign(use, { getClientRects: () => [new DOMRect(0, top, 390, 300)] })
  const setAttribute = jest.spyOn(use, 'setAttribute')
  showDeferredDrawings()
  jest.advanceTimersByTime(600)
  return setAttribute
}

const fetched = [['href', '/drawing/tall.svg#land']]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a drawing that has its file is not built again when the screen changes (R-PAGE-19)', () => {
  const setAttribute = drawingAt(300)
  window.dispatchEvent(new Event('resize'))
  expect(setAttribute.mock.calls).toEqual(fetched)
})

test('given a visitor who leaves without a scroll, a drawing below the first screen is not fetched (R-SPEED-1)', () => {
  const setAttribute = drawingAt(innerHeight + 1)
  expect(setAttribute).not.toHaveBeenCalled()
  Object.assign(window, { scrollY: 1 })
  window.dispatchEvent(new Event('scroll'))
  expect(setAttribute.mock.calls).toEqual(fetched)
  Object.assign(window, { scrollY: 0 })
})

test('a page that is printed without a scroll fetches its drawings (R-PAGE-15)', () => {
  const setAttribute = drawingAt(innerHeight + 1)
  window.dispatchEvent(new Event('beforeprint'))
  expect(setAttribute.mock.calls).toEqual(fetched)
})
