import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** An observer that sees no element anywhere: it calls back once, and never again. */
class Observer {
  constructor(private readonly callback: (seen: [], observer: Observer) => void) {}
  observe() {
    requestAnimationFrame(() => this.callback([], this))
  }
  unobserve() {}
  disconnect() {}
}

/** Features that every browser has and jsdom lacks, on a screen without special settings. */
Object.assign(window, {
  TextDecoder,
  TextEncoder,
  matchMedia: () => ({ matches: false }),
  CSS: { supports: () => true },
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
})
Object.assign(Element.prototype, { scrollIntoView: () => undefined })
