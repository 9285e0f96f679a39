import { cookieReloadDelay } from '../../contract/constants'
import { text } from '../../contract/texts'
import { notify } from '../toasts/notify'
import { closest, isPlainClick } from './dom'
import { saveForms } from './drafts'

const selector = 'a[data-cookie-preferences]'

let reloadTimer: ReturnType<typeof setTimeout> | undefined

function reloadSoon(): void {
  notify('notices', { kind: 'info', title: text('footer.cookiePreferences'), text: text('notices.cookiePreferences') })
  // A browser that stores nothing would lose what was typed.
  reloadTimer = setTimeout(() => saveForms() && location.reload(), cookieReloadDelay)
}

function onClick(event: MouseEvent): void {
  // A visitor who follows another link meanwhile has moved on.
  if (closest(event, 'a')) clearTimeout(reloadTimer)
  if (!closest(event, selector) || !isPlainClick(event)) return
  event.preventDefault()
  reloadSoon()
}

/** “Update cookie preferences” says what happens, and reloads the page after 3 seconds (R-CHROME-7). */
export function handleCookiePreferences(): void {
  addEventListener('click', onClick)
}
