import { signal } from '../signals/signals'

const bar = () => document.querySelector<HTMLElement>('header[popover]')

/** While the menu is open, what lies behind it is out of reach. */
function setBehind(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, [data-skip]')) element.inert = isInert
}

const closeMenu = () => bar()?.matches(':popover-open') && bar()?.hidePopover()

/** What the browser's own menu leaves to us: the page behind is inert, and choosing a page closes it. */
export function keepMenu(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target === bar() && event instanceof ToggleEvent) setBehind(event.newState === 'open')
    },
    true,
  )
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('header[popover] a')) closeMenu()
  })
  addEventListener(signal.page, closeMenu)
}

/** A pointer that hovers opens the list of languages; the links take search and hash along. */
export function keepSwitcher(): void {
  const parts = () => ({
    list: document.querySelector<HTMLElement>('[data-switcher] [popover]'),
    button: document.querySelector<HTMLButtonElement>('[data-switcher] button'),
  })
  const inSwitcher = (event: Event) => event.target instanceof Element && event.target.closest('[data-switcher]')

  addEventListener('pointerover', (event) => {
    const { list, button } = parts()
    if (event.pointerType !== 'mouse' || !list || !button) return
    const isInside = Boolean(inSwitcher(event))
    // A click on what hovering has opened must not close it.
    button.popoverTargetAction = isInside ? 'show' : 'toggle'
    const isOpen = list.matches(':popover-open')
    if (isInside && !isOpen && !list.dataset.dismissed) list.showPopover()
    if (!isInside) {
      if (isOpen && list.dataset.hovered) list.hidePopover()
      delete list.dataset.dismissed
    }
    list.dataset.hovered = isInside ? 'true' : ''
  })
  document.addEventListener(
    'toggle',
    (event) => {
      const { list, button } = parts()
      if (event.target !== list || !(event instanceof ToggleEvent) || !list || !button) return
      const isOpen = event.newState === 'open'
      button.ariaExpanded = String(isOpen)
      // Escape closes it under a pointer that still hovers; it opens again when that comes back.
      if (!isOpen && list.dataset.hovered) list.dataset.dismissed = 'true'
    },
    true,
  )
  for (const sign of ['pointerdown', 'focusin', 'click'] as const) {
    addEventListener(
      sign,
      (event) => {
        const link = inSwitcher(event) && event.target instanceof Element ? event.target.closest('a') : null
        if (link) Object.assign(link, { search: location.search, hash: location.hash })
      },
      true,
    )
  }
}
