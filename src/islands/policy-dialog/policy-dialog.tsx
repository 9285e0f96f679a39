import { css } from '@emotion/react'
import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../../components/glyph'
import { outlineButtonStyle } from '../../theme/buttons'
import { color } from '../../theme/colors'
import { duration, easing, family, forcedColors, layer } from '../../theme/tokens'
import { tellLayer } from '../layer-events'
import { text } from '../texts'
import { dialogShare } from './constants'
import { useDocumentStatus } from './use-document-status'

export type PolicyDialogProps = { title: string; href: string; onClose: () => void }

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.notices - 1,
  display: 'grid',
  placeItems: 'center',
  background: `${color.basalt}b3`,
  animation: `dialog-in ${duration.quick} ${easing}`,
  '@keyframes dialog-in': { from: { opacity: 0 } },
  // The page behind does not scroll, whatever the pointer is over.
  'html:has(&)': { overflow: 'hidden' },
  '@media print': { display: 'none' },
})

const dialog = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  width: `${dialogShare}vw`,
  height: `${dialogShare}vh`,
  '@supports (height: 1dvh)': { height: `${dialogShare}dvh` },
  background: 'var(--paper)',
  color: 'var(--ink)',
  outline: 'none',
  [forcedColors]: { border: '2px solid CanvasText' },
})

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 10px 8px 24px',
  borderBottom: '1px solid var(--line)',
  '& h2': { fontSize: '1.35rem', fontFamily: family.heading },
})

const close = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 16px',
  border: 0,
  borderRadius: 99,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
})

const frame = css({ width: '100%', height: '100%', border: 0, background: '#fff' })

const message = css({
  position: 'absolute',
  inset: '64px 0 0',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 20,
  padding: 24,
  textAlign: 'center',
  background: 'var(--paper)',
  '& div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 14 },
})

/** Back closes the dialog, and nothing else (src/islands/start/back.ts). */
function useBack(onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const layer = { hidePopover: () => close.current() }
    tellLayer('layer-opened', layer)
    return () => tellLayer('layer-closed', layer)
  }, [])
}

/** The library hides everything beside the dialog from screen readers; toasts are heard all the same. */
function useAudibleToasts() {
  useEffect(() => document.querySelector('[data-noticeboard]')?.removeAttribute('aria-hidden'), [])
}

type StateProps = { isUnreachable: boolean; onRetry: () => void }

/** What stands in the document's place until it is there, or where it cannot be had. */
const DocumentState = ({ isUnreachable, onRetry }: StateProps) => {
  if (!isUnreachable)
    return (
      <p css={message} role="status">
        {text('policy.loading')}
      </p>
    )
  return (
    <div css={message} role="alert">
      <p>{text('policy.unreachable')}</p>
      <div>
        <button type="button" css={outlineButtonStyle} onClick={onRetry}>
          {text('policy.retry')}
        </button>
      </div>
    </div>
  )
}

/**
 * One of the library's focus guards would come first of all that Tab reaches, whatever stands before it; in its place it
 * does the same. It is there a moment after the dialog.
 */
function usePlainTabOrder() {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const guard = document.querySelector<HTMLElement>('[data-focus-guard][tabindex="1"]')
      if (guard) guard.tabIndex = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['tabindex'] })
    return () => observer.disconnect()
  }, [])
}

/** A policy document in a frame, over 95% of the viewport (R-POLICY-1). */
export const PolicyDialog = ({ title, href, onClose }: PolicyDialogProps) => {
  const [isLoaded, setLoaded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { isUnreachable, retry } = useDocumentStatus(href)
  useBack(onClose)
  useAudibleToasts()
  usePlainTabOrder()

  function tryAgain() {
    setLoaded(false)
    setAttempt(attempt + 1)
    retry()
  }

  return (
    <DialogOverlay css={overlay} onDismiss={onClose} dangerouslyBypassScrollLock>
      <DialogContent css={dialog} aria-label={title}>
        <div css={bar}>
          <h2>{title}</h2>
          <a href={href} target="_blank" rel="noreferrer">
            {text('policy.openDirectly')}
          </a>
          <button type="button" css={close} onClick={onClose}>
            {text('policy.close')} <Glyph of="cross" size={18} />
          </button>
        </div>
        <iframe
          key={attempt}
          css={frame}
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
