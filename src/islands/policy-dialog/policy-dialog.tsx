import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../../components/glyph'
import { dispatchLayerEvent } from '../layer-events'
import { text } from '../texts'
import { useDocumentStatus } from './use-document-status'

export type PolicyDialogProps = { title: string; href: string; onClose: () => void }

/** Back closes the dialog, and nothing else (src/islands/start/back.ts). */
function useBack(onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const layer = { hidePopover: () => close.current() }
    dispatchLayerEvent('layer-opened', layer)
    return () => dispatchLayerEvent('layer-closed', layer)
  }, [])
}

type StateProps = { isUnreachable: boolean; onRetry: () => void }

/** What stands in the document's place until it is there, or where it cannot be had. */
const DocumentState = ({ isUnreachable, onRetry }: StateProps) => {
  if (!isUnreachable)
    return (
      <p className="policy-message" role="status">
        {text('policy.loading')}
      </p>
    )
  return (
    <div className="policy-message" role="alert">
      <p>{text('policy.unreachable')}</p>
      <div>
        <button type="button" className="policy-retry" onClick={onRetry}>
          {text('policy.retry')}
        </button>
      </div>
    </div>
  )
}

/**
 * Takes back two things that the library does to the page a moment after the dialog is there. It hides everything beside the
 * dialog from screen readers, but toasts must be heard. And one of its focus guards would come first of all that Tab
 * reaches; in its place it does the same.
 */
function useAudibleToastsAndPlainTabOrder() {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      document.querySelector('[data-noticeboard]')?.removeAttribute('aria-hidden')
      const guard = document.querySelector<HTMLElement>('[data-focus-guard][tabindex="1"]')
      if (guard) guard.tabIndex = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['tabindex', 'aria-hidden'] })
    return () => observer.disconnect()
  }, [])
}

/** A policy document in a frame, over 95% of the viewport (R-POLICY-1). */
export const PolicyDialog = ({ title, href, onClose }: PolicyDialogProps) => {
  const [isLoaded, setLoaded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { isUnreachable, retry } = useDocumentStatus(href)
  useBack(onClose)
  useAudibleToastsAndPlainTabOrder()

  function tryAgain() {
    setLoaded(false)
    setAttempt(attempt + 1)
    retry()
  }

  return (
    <DialogOverlay className="policy-overlay" onDismiss={onClose} dangerouslyBypassScrollLock>
      <DialogContent className="policy-dialog" aria-label={title}>
        <div className="policy-bar">
          <h2>{title}</h2>
          <a href={href} target="_blank" rel="noreferrer">
            {text('policy.openDirectly')}
          </a>
          <button type="button" className="policy-close" onClick={onClose}>
            {text('policy.close')} <Glyph of="cross" size={18} />
          </button>
        </div>
        <iframe
          key={attempt}
          className="policy-frame"
          src={href}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {(isUnreachable || !isLoaded) && <DocumentState isUnreachable={isUnreachable} onRetry={tryAgain} />}
      </DialogContent>
    </DialogOverlay>
  )
}
