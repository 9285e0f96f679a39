import { createIsland } from '../island-root'
import { text } from '../texts'
import { PolicyDialog } from './policy-dialog'

/** Opens the document of a policy link in a dialog (R-POLICY-1). The focus returns to the link when it is closed. */
export function handle(link: HTMLElement): void {
  // A double click asks for one dialog.
  if (!(link instanceof HTMLAnchorElement) || document.querySelector('[data-island=policy-dialog]')) return
  const island = createIsland('policy-dialog')
  function close() {
    island.remove()
    // Safari does not focus a link that is clicked: the library would return the focus to the body.
    link.focus()
  }
  const title = text(link.dataset.policy === 'cookie' ? 'footer.cookie' : 'footer.privacy')
  island.render(<PolicyDialog title={title} href={link.href} onClose={close} />)
}
