import { TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** There are frames, in which nothing has a place: who observes one is told of it, and no more. */
class FrameObserver {
  constructor(private readonly callback: (seen: [], observer: FrameObserver) => void) {}
  observe() {
    requestAnimationFrame(() => this.callback([], this))
  }
  disconnect() {}
}

/** What every browser has and jsdom lacks, on a screen that asks for nothing special. */
Object.assign(window, {
  TextEncoder,
  matchMedia: () => ({ matches: false }),
  CSS: { supports: () => true },
  IntersectionObserver: FrameObserver,
})
