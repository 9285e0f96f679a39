export const root = document.documentElement

/** The element of a kind that something happened in. */
export const closest = <Kind extends HTMLElement = HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Kind>(selector) : null

/** After the next frame: what a visitor does is answered and painted first, and a page is laid out when its fonts are there. */
export const onceShown = (action: () => void) => requestAnimationFrame(() => setTimeout(action))
