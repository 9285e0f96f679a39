import { closest, isPlainClick, setPageInert } from './dom'

/** The bar and the menu in it: one popover. */
const bar = () => document.querySelector<HTMLElement>('#menu')

/** `:is` forgives a browser that knows no popovers. */
const whenOpen = ':is(:popover-open)'

const opener = '[data-menu-button]'

const close = () => bar()?.hidePopover?.()

/** Shows the terrain of a page at the foot of the menu. */
function showLand(link: HTMLElement | null | undefined): void {
  const land = link?.dataset.land
  if (land) document.querySelector('[data-menu-land] use')?.setAttribute('href', `${land}#terrain`)
}

/** The link of the page that is open; the home page's where the menu does not name the page. */
const openPageLink = () =>
  document.querySelector<HTMLElement>('#menu [aria-current=page][data-land]') ??
  document.querySelector<HTMLElement>('#menu [data-land]')

/** Does for the menu what the browser does not. */
function onToggle(isOpen: boolean): void {
  setPageInert(isOpen, bar())
  document.querySelector(opener)?.setAttribute('aria-expanded', `${isOpen}`)
  if (isOpen) showLand(openPageLink())
}

/** Choosing a page closes the menu. A call or an e-mail leaves it open. */
function onClick(event: MouseEvent): void {
  if (closest(event, opener)) bar()?.togglePopover()
  const link = closest<HTMLAnchorElement>(event, '#menu a')
  if (link?.origin === location.origin && !event.defaultPrevented && isPlainClick(event)) close()
}

/** What the browser's own menu leaves to us (R-CHROME-3, R-CHROME-4, R-CHROME-11). */
export function handleMenu(): void {
  addEventListener('beforetoggle', ({ target, newState }) => target === bar() && onToggle(newState === 'open'), true)
  // Opened before this script ran.
  onToggle(bar()?.matches(whenOpen) ?? false)
  // Of a button that opens the popover around it, Firefox says that it “has details”.
  document.querySelector(opener)?.removeAttribute('popovertarget')
  addEventListener('click', onClick)
  // A page that the browser keeps comes back without its menu.
  addEventListener('pagehide', close)
  for (const sign of ['pointerover', 'focusin'] as const)
    addEventListener(sign, (event) => {
      if (closest(event, `#menu${whenOpen}`)) showLand(closest(event, '#menu [data-land]') ?? openPageLink())
    })
}
