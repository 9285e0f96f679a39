import { revealSections, thresholdFor } from './reveal'

describe('the share of a section that must be visible (R-MOTION-1)', () => {
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

describe('the items of a section (R-MOTION-1, R-MOTION-2)', () => {
  type Entry = { target: Element; isIntersecting: boolean; boundingClientRect: DOMRect }
  let top = 0
  let reduced = false
  let watched: { observer: object; tell: (isIntersecting: boolean) => void }[] = []

  beforeEach(() => {
    reduced = false
    watched = []
    Object.assign(window, {
      matchMedia: () => ({ matches: reduced }),
      IntersectionObserver: class {
        constructor(private readonly callback: (entries: Entry[]) => void) {}
        observe(target: Element) {
          const boundingClientRect = new DOMRect(0, top, 100, 400)
          const tell = (isIntersecting: boolean) => this.callback([{ target, isIntersecting, boundingClientRect }])
          watched.push({ observer: this, tell })
        }
        disconnect() {
          watched = watched.filter(({ observer }) => observer !== this)
        }
      },
    })
    document.body.innerHTML =
      '<main><section><p data-reveal>One</p><p data-reveal>Two</p><p data-reveal>Three</p></section></main>'
  })

  /** The browser has laid out a page whose section stands there, and tells its observers. */
  const layOut = (sectionTop: number) => {
    top = sectionTop
    tell(top < window.innerHeight)
  }
  const tell = (isVisible: boolean) => {
    for (const one of [...watched]) one.tell(isVisible)
  }
  const items = () => [...document.querySelectorAll<HTMLElement>('[data-reveal]')]
  const states = () => items().map((item) => item.dataset.reveal)
  const below = () => window.innerHeight + 1

  test('below the first screen wait until it is visible, then come 100 ms apart', () => {
    top = below()
    revealSections()
    layOut(below())
    tell(false)
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    tell(true)
    expect(states()).toEqual(['shown', 'shown', 'shown'])
    expect(items().map((item) => item.style.transitionDelay)).toEqual(['0ms', '100ms', '200ms'])
    expect(watched).toEqual([])
  })

  test('in the first screen are never hidden', () => {
    top = 10
    revealSections()
    layOut(10)
    expect(states()).not.toContain('waiting')
  })

  test('are hidden only when the page is laid out: nothing asks for it before', () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    top = below()
    revealSections()
    expect(measured).not.toHaveBeenCalled()
    expect(states()).not.toContain('waiting')
  })

  test('are never hidden under reduced motion', () => {
    reduced = true
    revealSections()
    expect(watched).toEqual([])
  })
})
