import { ids, withAttribute } from '../../contract/attributes'

export const root = document.documentElement

/** The element around (or at) the place of an event that matches a selector. */
export const closest = <Kind extends HTMLElement = HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Kind>(selector) : null

/** While a layer is open, neither keyboard nor screen reader reaches the page behind it. The menu is a layer in the page. */
export function setPageInert(isInert: boolean, layer?: Element | null): void {
  for (const part of document.querySelectorAll<HTMLElement>(`#${ids.menu},main,footer,${withAttribute('skip')}`))
    part.inert = isInert && part !== layer
}

/** A click that the browser would answer in the same tab: the main button, and no key held. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
