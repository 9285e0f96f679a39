import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** There are frames, in which nothing has a place: who observes one is told of it, and no more. */
class FrameObserver {
  constructor(private readonly callback: (seen: [], observer: FrameObserver) => void) {}
  observe() {
    requestAnimationFrame(() => this.callback([], this))
  }
  disconnect() {}
}

/** Nothing here has a size that could change. */
class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A mouse's event that says what points. */
class PointingEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = pointerType
  }
}

/** What every browser has and jsdom lacks, on a screen that asks for nothing special. */
Object.assign(window, {
  TextDecoder,
  TextEncoder,
  matchMedia: () => ({ matches: false }),
  CSS: { supports: () => true },
  IntersectionObserver: FrameObserver,
  ResizeObserver: SizeObserver,
  PointerEvent: PointingEvent,
})
Object.assign(Element.prototype, { setPointerCapture() {} })
