import { cookieReloadDelay } from '../../contract/constants'
import { phrase } from '../phrase'
import { sayBeside } from '../say-beside'
import { closest } from '../start/dom'
import { saveForms } from '../start/drafts'
import { isSiteThere } from '../start/site-status'
import { notify } from '../toasts/notify'

function say(link: HTMLElement, key: 'notices.cookiePreferences' | 'notices.noReload'): Promise<void> {
  const notice = { kind: 'info', title: phrase('footer.cookiePreferences'), text: phrase(key) } as const
  return notify('notices', notice, () => sayBeside(link, key))
}

/** Counts the clicks on links. A visitor who follows another one while a reload is near has moved on. */
let clicks = 0
addEventListener('click', (event) => {
  if (closest(event, 'a')) clicks += 1
})

async function reloadSoon(link: HTMLElement): Promise<void> {
  clicks += 1
  const mine = clicks
  await say(link, 'notices.cookiePreferences')
  await new Promise((resolve) => setTimeout(resolve, cookieReloadDelay))
  const isThere = mine === clicks && (await isSiteThere())
  if (mine !== clicks) return
  // A browser that stores nothing would lose what was typed.
  if (isThere && saveForms()) location.reload()
  else void say(link, 'notices.noReload')
}

/** “Update cookie preferences” says what happens, and reloads the page 3 seconds later (R-CHROME-7). */
export function handle(link: HTMLElement): void {
  void reloadSoon(link)
}
