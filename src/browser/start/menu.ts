import { ids, withAttribute } from '../../contract/attributes'
import { closest, isPlainClick, setPageInert } from './dom'

/** The bar and the menu in it: one popover. */
const bar = () => document.querySelector<HTMLElement>(`#${ids.menu}`)

/** `:is` forgives a browser that knows no popovers. */
const whenOpen = ':is(:popover-open)'

const opener = withAttribute('menu-button')

const close = () => bar()?.hidePopover?.()

function onToggle(isOpen: boolean): void {
  setPageInert(isOpen, bar())
  document.querySelector(opener)?.setAttribute('aria-expanded', `${isOpen}`)
}

/** Choosing a page closes the menu. A call or an e-mail leaves it open. */
function onClick(event: MouseEvent): void {
  if (closest(event, opener)) bar()?.togglePopover()
  const link = closest<HTMLAnchorElement>(event, `#${ids.menu} a`)
  if (link?.origin === location.origin && !event.defaultPrevented && isPlainClick(event)) close()
}

/** What the browser's own menu leaves to us (R-CHROME-3, R-CHROME-4). */
export function handleMenu(): void {
  addEventListener('beforetoggle', ({ target, newState }) => target === bar() && onToggle(newState === 'open'), true)
  // Opened before this script ran.
  onToggle(bar()?.matches(whenOpen) ?? false)
  // Of a button that opens the popover around it, Firefox says that it “has details”.
  document.querySelector(opener)?.removeAttribute('popovertarget')
  addEventListener('click', onClick)
  // A page that the browser keeps comes back without its menu.
  addEventListener('pagehide', close)
}
