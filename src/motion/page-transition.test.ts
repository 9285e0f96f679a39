import { navigate } from 'gatsby'

import { openPage, pageHasChanged } from './page-transition'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const calm = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })
const changed = jest.fn()
const order: string[] = []

/** A page comes with the code of its sections. */
const wanted = (path: string) => [`data of ${path}`, `code of ${path}`]

/** A browser with view transitions: it takes the old picture, then lets the page change. */
function withTransitions(): void {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      order.push('transition')
      const done = change().then(changed)
      return { ready: Promise.reject(new Error('skipped')), finished: done }
    },
  })
}

beforeEach(() => {
  calm(false)
  order.length = 0
  window.history.replaceState(null, '', '/en')
  withTransitions()
  jest.mocked(navigate).mockImplementation(async () => void order.push('navigate'))
  Object.assign(window, {
    ___loader: {
      loadPage: async (path: string) => {
        order.push(`data of ${path}`)
        return {
          page: { path },
          json: { data: path },
          component: { default: { fetchCode: async (data: unknown) => void order.push(`code of ${data}`) } },
        }
      },
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  jest.useRealTimers()
})

describe('without a transition, but with its code and data', () => {
  const opened = async (path: string) => {
    await openPage(path)
    return order
  }
  test('a place on the same page', async () => expect(await opened('/en#faq')).toEqual([...wanted('/en'), 'navigate']))
  test('where less motion is wanted', async () => {
    calm(true)
    expect(await opened('/en/contact')).toEqual([...wanted('/en/contact'), 'navigate', ...wanted('/en')])
  })
  test('in a browser without them', async () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    expect(await opened('/en/contact')).toEqual([...wanted('/en/contact'), 'navigate', ...wanted('/en')])
  })
})

test('the latest wish wins: a slow page does not overtake a later choice', async () => {
  calm(true)
  const first = openPage('/en/slow')
  await openPage('/en/contact')
  await first
  expect(jest.mocked(navigate).mock.calls.map(([path]) => path)).toEqual(['/en/contact'])
})

test('what is asked for while a page is being shown survives its coming', async () => {
  calm(true)
  await openPage('/en/contact')
  const next = openPage('/it/contatti')
  pageHasChanged()
  await next
  expect(jest.mocked(navigate).mock.calls.map(([path]) => path)).toEqual(['/en/contact', '/it/contatti'])
})

test('Back forgets what was asked for before it', async () => {
  calm(true)
  // What was opened before stands.
  pageHasChanged()
  const slow = openPage('/en/slow')
  pageHasChanged()
  await slow
  expect(navigate).not.toHaveBeenCalled()
})

test('the address that is open gets no second entry in the history', async () => {
  calm(true)
  await openPage('/en')
  expect(navigate).toHaveBeenCalledWith('/en', { replace: true })
})

test('code and data come first, then the old picture is taken, then the page changes, with its full address; what Back wants comes last', async () => {
  await openPage('/en/contact?a=1#b')
  expect(order).toEqual([...wanted('/en/contact'), 'transition', 'navigate', ...wanted('/en')])
  expect(navigate).toHaveBeenCalledWith('/en/contact?a=1#b', { replace: false })
})

test('it ends when the new page stands, and gives animation frames back', async () => {
  const frame = window.requestAnimationFrame
  await openPage('/en/contact')
  await settle()
  expect(changed).not.toHaveBeenCalled()
  expect(window.requestAnimationFrame).not.toBe(frame)
  pageHasChanged()
  await settle()
  expect(changed).toHaveBeenCalledTimes(1)
  expect(window.requestAnimationFrame).toBe(frame)
})

/** R-CHROME-4 */
describe('a page that is chosen in an open layer', () => {
  beforeEach(() => calm(true))

  test('takes the place of the layer in the history', async () => {
    window.history.replaceState({ layers: 1 }, '')
    await openPage('/en/contact')
    expect(navigate).toHaveBeenLastCalledWith('/en/contact', { replace: true })
  })

  test('waits until the history is done with a layer that was just closed', async () => {
    document.documentElement.setAttribute('data-settling', '')
    const opening = openPage('/en/contact')
    await settle()
    expect(order).toEqual(wanted('/en/contact'))
    document.documentElement.removeAttribute('data-settling')
    await opening
    expect(order).toEqual([...wanted('/en/contact'), 'navigate', ...wanted('/en')])
    expect(navigate).toHaveBeenLastCalledWith('/en/contact', { replace: false })
  })
})
