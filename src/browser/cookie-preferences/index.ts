import { cookieReloadDelay } from '../../contract/constants'
import { notify } from '../notify'
import { phrase } from '../phrase'
import { sayBeside } from '../say-beside'
import { saveForms } from '../start/drafts'

function say(link: HTMLElement, key: 'notices.cookiePreferences' | 'notices.noReload'): Promise<void> {
  const notice = { kind: 'info', title: phrase('footer.cookiePreferences'), text: phrase(key) } as const
  return notify('notices', notice, () => sayBeside(link, key))
}

async function reloadSoon(link: HTMLElement): Promise<void> {
  await say(link, 'notices.cookiePreferences')
  await new Promise((resolve) => setTimeout(resolve, cookieReloadDelay))
  // A browser that stores nothing would lose what was typed.
  if (saveForms()) location.reload()
  else void say(link, 'notices.noReload')
}

/** “Update cookie preferences” says what happens, and reloads the page 3 seconds later (R-CHROME-7). */
export function handle(link: HTMLElement): void {
  void reloadSoon(link)
}
