import { showDeferredDrawings } from './deferred-drawings'

const place = new DOMRect(0, 900, 390, 300)
let displayed: string[] = []
let named: string[] = []

const svg = (id: string) => `<svg><use id="${id}" data-href="/drawing/${id}.svg#land"></use></svg>`
const fetched = () => [...document.querySelectorAll('use[href]')].map((use) => use.getAttribute('href'))
const afterPaint = () => jest.advanceTimersByTime(600)

beforeEach(() => {
  jest.useFakeTimers()
  displayed = ['tall']
  named = []
  document.body.innerHTML = svg('tall') + svg('wide')
  for (const use of document.querySelectorAll('use')) {
    // jsdom lays nothing out.
    Object.assign(use, { getClientRects: () => (displayed.includes(use.id) ? [place] : []) })
    const setAttribute = use.setAttribute.bind(use)
    jest.spyOn(use, 'setAttribute').mockImplementation((name, value) => {
      named.push(value)
      setAttribute(name, value)
    })
  }
})
afterEach(() => jest.useRealTimers())

test('a drawing is fetched once the page is painted, and only if it is displayed', () => {
  showDeferredDrawings()
  expect(fetched()).toEqual([])
  afterPaint()
  expect(fetched()).toEqual(['/drawing/tall.svg#land'])
})

test('one that a turned screen displays is fetched then', () => {
  showDeferredDrawings()
  afterPaint()
  displayed = ['wide']
  window.dispatchEvent(new Event('resize'))
  expect(fetched()).toEqual(['/drawing/tall.svg#land', '/drawing/wide.svg#land'])
})

test('one that has its file is not built again when the screen changes', () => {
  showDeferredDrawings()
  afterPaint()
  window.dispatchEvent(new Event('resize'))
  expect(named).toEqual(['/drawing/tall.svg#land'])
})
