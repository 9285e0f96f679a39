import { showProgress } from './progress'

const size = { scrollHeight: 3000, clientHeight: 1000, scrollTop: 0 }
for (const name of Object.keys(size))
  Object.defineProperty(document.documentElement, name, { get: () => Reflect.get(size, name) })

const bar = () => document.querySelector<HTMLElement>('[data-progress]')?.style.getPropertyValue('scale')

/** The page as it is then. */
function become(sign: 'scroll' | 'resize', changes: Partial<typeof size>): void {
  Object.assign(size, changes)
  window.dispatchEvent(new Event(sign))
}

test('where styles cannot move it, the progress bar shows how far the page is read, also once it is zoomed (R-CHROME-5)', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } })
  document.body.innerHTML = '<div data-progress></div>'
  showProgress()
  become('scroll', { scrollTop: 500 })
  expect(bar()).toBe('0.25 1')
  become('resize', { scrollHeight: 6000 })
  expect(bar()).toBe('0.1 1')
  become('resize', { scrollHeight: 1000, scrollTop: 0 })
  expect(bar()).toBe('0 1')
})
