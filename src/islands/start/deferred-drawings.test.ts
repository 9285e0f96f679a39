import { signal } from '../signals/signals'
import { showLaterSvgs } from './later-svgs'

const place = new DOMRect(0, 900, 390, 300)
let displayed: string[] = []
let named: string[] = []

const svg = (id: string) => `<svg><use id="${id}" data-later="/drawing/${id}.svg#land"></use></svg>`
const fetched = () => [...document.querySelectorAll('use[href]')].map((use) => use.getAttribute('href'))
const afterPaint = () => new Promise((resolve) => setTimeout(resolve, 600))

beforeEach(() => {
  displayed = ['tall']
  named = []
  document.body.innerHTML = svg('tall') + svg('wide')
  // jsdom lays nothing out, and does not know what `<use>` names.
  for (const use of document.querySelectorAll('use')) {
    Object.assign(use, { getClientRects: () => (displayed.includes(use.id) ? [place] : []) })
    Object.defineProperty(use, 'href', {
      value: {
        set baseVal(file: string) {
          named.push(file)
          use.setAttribute('href', file)
        },
      },
    })
  }
})

test('a picture is fetched once the page is painted, and only if it is displayed', async () => {
  showLaterSvgs()
  expect(fetched()).toEqual([])
  await afterPaint()
  expect(fetched()).toEqual(['/drawing/tall.svg#land'])
})

test('one that a turned screen displays is fetched then', async () => {
  showLaterSvgs()
  await afterPaint()
  displayed = ['wide']
  window.dispatchEvent(new Event('resize'))
  expect(fetched()).toEqual(['/drawing/tall.svg#land', '/drawing/wide.svg#land'])
})

test('one that has its file is not built again when the screen changes', async () => {
  showLaterSvgs()
  await afterPaint()
  window.dispatchEvent(new Event('resize'))
  expect(named).toEqual(['/drawing/tall.svg#land'])
})

test.each([signal.page, signal.rest])('what the app shows later is fetched the same way (%s)', async (part) => {
  displayed = []
  showLaterSvgs()
  await afterPaint()
  displayed = ['wide']
  window.dispatchEvent(new Event(part))
  await afterPaint()
  expect(fetched()).toEqual(['/drawing/wide.svg#land'])
})
