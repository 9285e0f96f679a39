import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useEffect, useRef } from 'react'

import { Glyph } from '../../components/glyph'
import { afterNextFrame } from '../../contract/after-next-frame'
import { text } from '../../contract/texts'
import { createIsland } from '../island-root'
import { useDocumentStatus } from './use-document-status'

declare global {
  interface Window {
    /** Browsers that close layers by a gesture of their own, such as a phone's Back, have it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** Closes the dialog by a phone's Back, and when its page is left: a page that the browser keeps comes back without it. */
function useClosing(onClose: () => void): void {
  useEffect(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener('close', onClose)
    window.addEventListener('pagehide', onClose)
    return () => {
      watcher?.destroy()
      window.removeEventListener('pagehide', onClose)
    }
  }, [onClose])
}

/**
 * Takes back two things that the library does to the page a moment after the dialog is there. It hides everything beside the
 * dialog from screen readers, but toasts must be heard. And one of its focus guards would come first of all that Tab
 * reaches; with a `tabindex` of 0 it guards as well.
 */
function useAudibleToastsAndPlainTabOrder() {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      document.querySelector('[data-island=toasts]')?.removeAttribute('aria-hidden')
      const guard = document.querySelector<HTMLElement>('[data-focus-guard][tabindex="1"]')
      if (guard) guard.tabIndex = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['tabindex', 'aria-hidden'] })
    return () => observer.disconnect()
  }, [])
}

const DirectLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text('policy.openDirectly')}
  </a>
)

type PolicyDialogProps = { title: string; href: string; onClose: () => void }

/**
 * A policy document in a frame, over 95% of the viewport (R-POLICY-1). Nothing covers the frame: what the browser shows in
 * it is nothing that a page could know. Where the document seems out of reach, a line above the frame says so.
 */
const PolicyDialog = ({ title, href, onClose }: PolicyDialogProps) => {
  // Focused first: screen readers say the name of the dialog, and all that Tab reaches after it.
  const heading = useRef<HTMLHeadingElement>(null)
  const { isUnreachable, isLoading, round, onLoad, retry } = useDocumentStatus(href)
  useClosing(onClose)
  useAudibleToastsAndPlainTabOrder()

  return (
    <DialogOverlay className="policy-overlay" onDismiss={onClose} initialFocusRef={heading} dangerouslyBypassScrollLock>
      <DialogContent className="policy-dialog" aria-label={title}>
        <div className="policy-bar">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <DirectLink href={href} />
          <button type="button" className="policy-close" onClick={onClose}>
            {text('policy.close')} <Glyph of="cross" size={18} />
          </button>
        </div>
        {isUnreachable && (
          <div className="policy-warning" role="alert">
            <p>{text('policy.unreachable')}</p>
            <DirectLink href={href} />
            <button type="button" onClick={retry}>
              {text('policy.retry')}
            </button>
          </div>
        )}
        <div className="policy-document">
          {isLoading && <p role="status">{text('policy.loading')}</p>}
          <iframe
            key={round}
            src={href}
            title={title}
            // By `allow-top-navigation-by-user-activation`, a policy's link to its other language that names _top works.
            sandbox="allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
          />
        </div>
      </DialogContent>
    </DialogOverlay>
  )
}

/** Opens the document of a policy link in a dialog (R-POLICY-1). The focus returns to the link when it is closed. */
export function handle(link: HTMLElement): void {
  // A double click asks for one dialog.
  if (!(link instanceof HTMLAnchorElement) || document.querySelector('[data-island=policy-dialog]')) return
  const island = createIsland('policy-dialog')
  function close() {
    island.remove()
    // Screen readers cannot see the page yet, and would be silent about a focus that comes at once. Safari does not focus a
    // link that is clicked: the library would return the focus to the body.
    afterNextFrame(() => {
      link.blur()
      link.focus()
    })
  }
  const title = text(link.dataset.policy === 'cookie' ? 'footer.cookie' : 'footer.privacy')
  island.render(<PolicyDialog title={title} href={link.href} onClose={close} />)
}
