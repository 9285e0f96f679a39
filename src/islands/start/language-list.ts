import { closest, isPopoverOpen, root } from './dom'

const list = () => document.querySelector<HTMLElement>('#languages')
const button = () => document.querySelector<HTMLButtonElement>('[data-switcher] button')

function onPointerEnter(languages: HTMLElement): void {
  languages.dataset.hovered = 'true'
  if (!isPopoverOpen(languages) && !languages.dataset.dismissed) languages.showPopover()
}

function onPointerLeave(languages: HTMLElement): void {
  if (languages.dataset.hovered) languages.hidePopover()
  languages.dataset.hovered = ''
  delete languages.dataset.dismissed
}

/** A mouse that hovers opens the list, and closes it when it leaves (R-CHROME-1). */
function onPointerOver(event: PointerEvent): void {
  const languages = list()
  const opener = button()
  if (event.pointerType !== 'mouse' || !languages || !opener) return
  const isInside = closest(event, '[data-switcher]') !== null
  // A click on the button must not close the list that hovering has opened.
  opener.popoverTargetAction = isInside ? 'show' : 'toggle'
  if (isInside) onPointerEnter(languages)
  else onPointerLeave(languages)
}

/** A browser without anchors knows no place for the list but the screen's (src/layout/language-switcher.tsx). */
function hangFromButton(languages: HTMLElement): void {
  const place = button()?.getBoundingClientRect()
  if (!place || CSS.supports('top: anchor(bottom)')) return
  languages.style.inset = `${place.bottom}px ${root.clientWidth - place.right}px auto auto`
  languages.style.minWidth = `${place.width}px`
}

function onToggle({ target, newState }: ToggleEvent): void {
  const languages = list()
  if (target !== languages || !languages) return
  const isOpen = newState === 'open'
  if (isOpen) hangFromButton(languages)
  button()?.setAttribute('aria-expanded', String(isOpen))
  // Escape closes the list under a pointer that still hovers: it stays closed until the pointer comes back.
  if (!isOpen && languages.dataset.hovered) languages.dataset.dismissed = 'true'
}

/** The links of the list keep search and hash (R-ROUTE-5). */
function appendSearchAndHash(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, '[data-switcher] a')
  if (link) ({ search: link.search, hash: link.hash } = location)
}

/** What the browser's own list of languages leaves to us. */
export function handleLanguageList(): void {
  if ('popover' in HTMLElement.prototype) addEventListener('pointerover', onPointerOver)
  addEventListener('beforetoggle', onToggle, true)
  // A page that the browser keeps comes back without its list.
  addEventListener('pagehide', () => list()?.hidePopover?.())
  for (const sign of ['pointerdown', 'click'] as const) addEventListener(sign, appendSearchAndHash, true)
}
