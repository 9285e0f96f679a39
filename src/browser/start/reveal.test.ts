import { revealSections } from './reveal'

type Fade = { frames: object; options: KeyframeAnimationOptions; currentTime: number; finish: () => void }

const screenHeight = 768
let fades: Fade[] = []
let isCalm = false
let box = new DOMRect()

/** The visitor scrolls, and then so much of the section is visible; less than 0: so far it lies below the screen. */
function show(visible: number, height = 1000): void {
  box = new DOMRect(0, screenHeight - visible, 100, height)
  window.dispatchEvent(new Event('scroll'))
}

const times = () => fades.map(({ currentTime }) => currentTime)
/** Time passes without a scroll. */
const rest = (ms: number) => {
  for (const fade of fades) fade.currentTime += ms
}
const hidden = [0, 0, 0]
const fadingIn = [1000, 1000, 1000]

beforeEach(() => {
  fades = []
  isCalm = false
  Object.assign(window, { innerHeight: screenHeight, matchMedia: () => ({ matches: isCalm }) })
  Object.assign(Element.prototype, {
    animate: (frames: object, options: KeyframeAnimationOptions) => {
      const fade = {
        frames,
        options,
        currentTime: 0,
        finish: () => Object.assign(fade, { currentTime: Number.POSITIVE_INFINITY }),
      }
      fades.push(fade)
      return fade
    },
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => box)
  document.body.innerHTML =
    '<main><section><p data-reveal="">One</p><p data-reveal="">Two</p><p data-reveal="">Three</p></section></main>'
})

// Each test has a section of its own: this one has been reached.
afterEach(() => show(2000))

describe('the items of a section (R-MOTION-1)', () => {
  beforeEach(() => {
    revealSections()
    show(-10)
  })

  test.each([6000, 20_000])('fade in when a section that has grown to %d px fills most of the screen', (height) => {
    show(450, height)
    expect(times()).toEqual(hidden)
    show(470, height)
    expect(times()).toEqual(fadingIn)
  })

  test('change nothing but how opaque they are, for screen readers', () => {
    expect(fades.map(({ frames }) => Object.keys(frames))).toEqual(Array(3).fill(['opacity']))
  })

  test('wait anew with each scroll while they are below the screen', () => {
    rest(5000)
    show(-5)
    expect(times()).toEqual(hidden)
    expect(fades).toHaveLength(3)
  })

  test.each([100, 300])('that have appeared in the screen stay, where %d px are visible, too', (visible) => {
    show(50)
    rest(5000)
    show(visible)
    expect(times()).toEqual([5000, 5000, 5000])
  })
})

describe('nothing is hidden (R-MOTION-2)', () => {
  test('under reduced motion', () => {
    isCalm = true
    revealSections()
    show(-10)
    expect(fades).toEqual([])
  })

  test('once reduced motion is asked for, after the load', () => {
    revealSections()
    isCalm = true
    show(-10)
    expect(fades).toEqual([])
  })

  test('that was hidden before reduced motion was asked for', () => {
    revealSections()
    show(-10)
    isCalm = true
    show(-5)
    expect(times()).toEqual(Array(3).fill(Number.POSITIVE_INFINITY))
  })
})
