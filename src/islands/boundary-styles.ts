import type { CSSObject } from '@emotion/react'

import { zIndex } from '../theme/tokens'

/** Styles of the message of an island that failed. */
export const boundaryStyles: CSSObject = {
  '.island-error': {
    position: 'fixed',
    inset: 'auto 16px 16px',
    zIndex: zIndex.notices,
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    maxWidth: 480,
    maxHeight: 'calc(100vh - 32px)',
    overflowY: 'auto',
    margin: 'auto',
    padding: 24,
    background: 'var(--ink)',
    color: 'var(--paper)',
  },
}
