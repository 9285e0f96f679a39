import { signal } from '../signals/signals'
import { revealSections, thresholdFor } from './reveal'

describe('the share of a section that must be visible', () => {
  test.each([
    [400, 800],
    [800, 800],
    [1600, 800],
  ])('is 0.3 where that fits the screen (%d px on %d px)', (section, viewport) => {
    expect(thresholdFor(section, viewport)).toBe(0.3)
  })

  test.each([
    [3000, 700],
    [6000, 640],
    [20_000, 568],
  ])('can always be reached: %d px on %d px', (section, viewport) => {
    const threshold = thresholdFor(section, viewport)
    expect(threshold).toBeGreaterThan(0)
    expect(threshold * section).toBeLessThanOrEqual(viewport)
  })

  test('is a share even of a section without height', () => {
    expect(thresholdFor(0, 800)).toBe(0.3)
  })
})

describe('the items of a section', () => {
  let show: () => void = () => undefined
  const disconnect = jest.fn()
  let reduced = false

  beforeEach(() => {
    reduced = false
    Object.assign(window, {
      matchMedia: () => ({ matches: reduced }),
      IntersectionObserver: class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          show = () => callback([{ isIntersecting: true }])
        }
        observe() {}
        disconnect = disconnect
      },
    })
    document.body.innerHTML =
      '<main><section><p data-reveal>One</p><p data-reveal>Two</p><p data-reveal>Three</p></section></main>'
  })

  const standAt = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 400))
  const items = () => [...document.querySelectorAll<HTMLElement>('[data-reveal]')]
  const states = () => items().map((item) => item.dataset.reveal)

  test('below the first screen wait until it is visible, then come 100 ms apart', () => {
    standAt(window.innerHeight + 1)
    revealSections()
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    show()
    expect(states()).toEqual(['shown', 'shown', 'shown'])
    expect(items().map((item) => item.style.transitionDelay)).toEqual(['0ms', '100ms', '200ms'])
    expect(disconnect).toHaveBeenCalled()
  })

  test('in the first screen are never hidden', () => {
    standAt(10)
    revealSections()
    expect(states()).not.toContain('waiting')
  })

  test('are never hidden under reduced motion', () => {
    reduced = true
    standAt(window.innerHeight + 1)
    revealSections()
    expect(states()).not.toContain('waiting')
  })

  test('of a page that the app shows later appear the same way', () => {
    standAt(10)
    revealSections()
    standAt(window.innerHeight + 1)
    window.dispatchEvent(new Event(signal.page))
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
  })
})
