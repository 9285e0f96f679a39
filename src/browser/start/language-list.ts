import { ids, withAttribute } from '../../contract/attributes'
import { closest } from './dom'

const list = () => document.querySelector<HTMLElement>(`#${ids.languages}`)
const button = () => document.querySelector<HTMLButtonElement>(`${withAttribute('switcher')} button`)

const close = () => list()?.hidePopover?.()

let isHovered = false

/**
 * A mouse opens the list when it comes, and closes it when it leaves (R-CHROME-1). A list that Escape has closed under the
 * mouse stays closed until the mouse comes again. A mouse that came before this script opens it when it moves.
 */
function onPointerMove(event: PointerEvent): void {
  const isInside = closest(event, withAttribute('switcher')) !== null
  const opener = button()
  if (event.pointerType !== 'mouse' || isInside === isHovered || !opener) return
  isHovered = isInside
  // A click on the button must not close the list that hovering has opened.
  opener.popoverTargetAction = isInside ? 'show' : 'toggle'
  list()?.togglePopover(isInside)
}

/** The links of the list keep search and hash (R-ROUTE-5). */
function appendSearchAndHash(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, `${withAttribute('switcher')} a`)
  if (link) ({ search: link.search, hash: link.hash } = location)
}

/** What the browser's own list of languages leaves to us. */
export function handleLanguageList(): void {
  if ('popover' in HTMLElement.prototype) addEventListener('pointermove', onPointerMove)
  // A page that the browser keeps comes back without its list.
  addEventListener('pagehide', close)
  // It would cover what has the focus now.
  addEventListener('focusin', (event) => closest(event, withAttribute('switcher')) ?? close())
  for (const sign of ['pointerdown', 'click'] as const) addEventListener(sign, appendSearchAndHash, true)
}
