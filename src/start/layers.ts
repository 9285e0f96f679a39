import { onceShown } from '../motion/once-shown'
import { leaveLayers } from './back'
import { closest } from './dom'
import { isPlain } from './replay'

const bar = () => document.querySelector<HTMLElement>('#menu')

/**
 * While the menu is open, what lies behind it is out of reach. A caret in it, left by a tap on text, is dropped: Chromium
 * looks for a place for it in the whole page, each time that anything is laid out.
 */
function setBehind(): void {
  const isOpen = bar()?.matches(':popover-open') === true
  if (isOpen) getSelection()?.empty()
  for (const element of document.querySelectorAll<HTMLElement>('main,footer,[data-skip]')) element.inert = isOpen
}

/** Throws nothing where it is closed already. */
const closeMenu = () => bar()?.hidePopover()

/** Choosing a page closes the menu, and leaves nothing of it in the history. */
function onChoice(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, '#menu a')
  // A call or an e-mail leaves the page where it is, and the menu open.
  if (link?.origin !== location.origin) return
  if (history.state?.layers && isPlain(event) && link.href !== location.href) {
    leaveLayers()
    // The app opens pages by itself.
    if (!event.defaultPrevented) {
      event.preventDefault()
      location.replace(link.href)
    }
  }
  closeMenu()
}

/** What the browser's own menu leaves to us: the page behind is inert, and choosing a page closes it. */
export function keepMenu(): void {
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      // After the menu is painted: every element behind it is styled anew, and nobody gets there within a frame.
      if (target === bar()) onceShown(setBehind)
    },
    true,
  )
  addEventListener('click', onChoice)
}

const switcher = () => ({
  list: document.querySelector<HTMLElement>('#languages'),
  button: document.querySelector<HTMLButtonElement>('[data-switcher] button'),
})

/** A pointer that hovers opens the list of languages, and closes it when it leaves. */
function onHover(event: PointerEvent): void {
  const { list, button } = switcher()
  if (event.pointerType !== 'mouse' || !list || !button) return
  const isInside = closest(event, '[data-switcher]') !== null
  // A click on what hovering has opened must not close it.
  button.popoverTargetAction = isInside ? 'show' : 'toggle'
  const wasHovered = list.dataset.hovered
  list.dataset.hovered = isInside ? 'true' : ''
  if (isInside) {
    if (!list.matches(':popover-open') && !list.dataset.dismissed) list.showPopover()
    return
  }
  if (wasHovered) list.hidePopover()
  delete list.dataset.dismissed
}

function onListToggle({ target, newState }: ToggleEvent): void {
  const { list, button } = switcher()
  if (target !== list || !list || !button) return
  const isOpen = newState === 'open'
  button.ariaExpanded = String(isOpen)
  // Escape closes it under a pointer that still hovers; it opens again when that comes back.
  if (!isOpen && list.dataset.hovered) list.dataset.dismissed = 'true'
}

/** The links of the list take search and hash along. */
function takeAlong(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, '[data-switcher] a')
  if (link) ({ search: link.search, hash: link.hash } = location)
}

/** A list that opens by itself, and closes, under a pointer that hovers. */
export const openByHover = () => addEventListener('pointerover', onHover)

/** What the browser's own list of languages leaves to us. */
export function keepSwitcher(): void {
  addEventListener('beforetoggle', onListToggle, true)
  for (const sign of ['pointerdown', 'click'] as const) addEventListener(sign, takeAlong, true)
}
