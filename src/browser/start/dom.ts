export const root = document.documentElement

/** The element around (or at) the place of an event that matches a selector. */
export const closest = <Kind extends HTMLElement = HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Kind>(selector) : null

/** A click that the browser would answer in the same tab: the main button, and no key held. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Whether the visitor wants as little motion as possible. */
export const isReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches
