import { changedValues, pageForms } from '../form/controls'
import { canStore } from '../form/session'
import { text } from '../texts'
import { notify } from '../toasts/notify'
import { cookieReloadDelay } from './constants'
import { closest, isPlainClick } from './dom'

const selector = 'a[data-cookie-preferences]'

let reloadTimer: ReturnType<typeof setTimeout> | undefined

/** A reload brings back what was typed (src/islands/form/draft.ts), unless the browser stores nothing. */
const losesNothing = () => canStore() || pageForms().every((form) => Object.keys(changedValues(form)).length === 0)

function reloadSoon(): void {
  notify('notices', { kind: 'info', title: text('footer.cookiePreferences'), text: text('notices.cookiePreferences') })
  reloadTimer = setTimeout(() => losesNothing() && location.reload(), cookieReloadDelay)
}

function onClick(event: MouseEvent): void {
  // Whoever follows another link meanwhile has moved on.
  if (closest(event, 'a')) clearTimeout(reloadTimer)
  if (!closest(event, selector) || !isPlainClick(event)) return
  event.preventDefault()
  reloadSoon()
}

/** “Update cookie preferences” says what happens, and reloads the page after 3 seconds (R-CHROME-7). */
export function handleCookiePreferences(): void {
  addEventListener('click', onClick)
}
