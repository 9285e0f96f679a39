export const root = document.documentElement

/** The element of a kind that something happened in. */
export const closest = <Kind extends HTMLElement = HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Kind>(selector) : null
