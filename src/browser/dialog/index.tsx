import { DialogContent, DialogInner } from '@reach/dialog'
import { type RefObject, useEffect, useRef } from 'react'
import { Glyph } from '../../components/glyph'
import { attributeOf, withAttribute } from '../../contract/attributes'
import { afterNextFrame } from '../after-next-frame'
import { createContainer } from '../container'
import { phrase } from '../phrase'
import { setPageInert } from '../start/dom'
import { useDocumentStatus } from './use-document-status'
import './styles.css'

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
 * The focus goes to the dialog: screen readers say its name. Orca moves to the heading by itself when the page behind goes,
 * and would be silent about a focus there. The page behind is inert: the library's own lock has nameless stops, and loses
 * the focus behind the frame in Firefox. Two things that the library does are taken back: toasts must be heard, and screen
 * readers call every element clickable that has a listener, even React's, which does nothing.
 */
function useOnlyDialog(dialog: RefObject<HTMLElement>): void {
  useEffect(() => {
    setPageInert(true)
    document.querySelector(withAttribute('container', 'toasts'))?.removeAttribute('aria-hidden')
    for (const part of document.querySelectorAll<HTMLElement>('.policy-overlay, .policy-dialog')) part.onclick = null
    dialog.current?.focus()
    return () => setPageInert(false)
  }, [dialog])
}

const DirectLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {phrase('policy.openDirectly')}
  </a>
)

type PolicyDialogProps = { title: string; href: string; onClose: () => void }

/**
 * A policy document in a frame, over 95% of the viewport (R-POLICY-1). Nothing covers the frame: what the browser shows in
 * it is nothing that a page could know. Where the document seems out of reach, a line above the frame says so.
 */
const PolicyDialog = ({ title, href, onClose }: PolicyDialogProps) => {
  const dialog = useRef<HTMLDivElement>(null)
  const { isUnreachable, isLoading, round, onLoad, retry } = useDocumentStatus(href)
  useClosing(onClose)
  useOnlyDialog(dialog)

  return (
    // The container is at the end of the body already, so this is the overlay without its portal.
    <DialogInner className="policy-overlay" onDismiss={onClose} dangerouslyBypassFocusLock dangerouslyBypassScrollLock>
      <DialogContent ref={dialog} className="policy-dialog" aria-label={title}>
        <div className="policy-bar">
          <h2>{title}</h2>
          <DirectLink href={href} />
          <button type="button" className="policy-close" onClick={onClose}>
            {phrase('policy.close')} <Glyph of="cross" size={18} />
          </button>
        </div>
        {isUnreachable && (
          <div className="policy-warning" role="alert">
            <p>{phrase('policy.unreachable')}</p>
            <DirectLink href={href} />
            <button type="button" onClick={retry}>
              {phrase('policy.retry')}
            </button>
          </div>
        )}
        <div className="policy-document">
          {isLoading && <p role="status">{phrase('policy.loading')}</p>}
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
    </DialogInner>
  )
}

/** Opens the document of a policy link in a dialog (R-POLICY-1). The focus returns to the link when it is closed. */
export function handle(link: HTMLElement, { type }: Event): void {
  if (type !== 'click') return
  // A double click asks for one dialog.
  if (!(link instanceof HTMLAnchorElement) || document.querySelector(withAttribute('container', 'policy-dialog')))
    return
  const container = createContainer('policy-dialog')
  function close() {
    container.remove()
    // Screen readers cannot see the page yet, and would be silent about a focus that comes at once. Safari does not focus a
    // link that is clicked: the library would return the focus to the body.
    afterNextFrame(() => {
      link.blur()
      link.focus()
    })
  }
  const title = phrase(attributeOf(link, 'policy') === 'cookie' ? 'footer.cookie' : 'footer.privacy')
  container.render(<PolicyDialog title={title} href={link.href} onClose={close} />)
}
