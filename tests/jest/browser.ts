import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** Observers that see no element anywhere: they call back once, and never again. */
class FrameObserver {
  constructor(private readonly callback: (seen: [], observer: FrameObserver) => void) {}
  observe() {
    requestAnimationFrame(() => this.callback([], this))
  }
  disconnect() {}
}

/** Nothing in jsdom has a size that could change. */
class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The event of a mouse, with the kind of its pointer. */
class PointingEvent extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = pointerType
  }
}

/** Features that every browser has and jsdom lacks, on a screen without special settings. */
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
