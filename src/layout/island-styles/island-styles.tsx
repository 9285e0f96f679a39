import { type CSSObject, Global } from '@emotion/react'

import { zIndex } from '../../theme/tokens'
import { policyDialogStyles } from './policy-dialog-styles'
import { toastStyles } from './toast-styles'
import { tooltipStyles } from './tooltip-styles'

/** Styles of the message of an island that failed. */
const boundaryStyles: CSSObject = {
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

/**
 * The styles of what islands render in the browser. Every page has them: no style is made in the browser, where the
 * content policy would refuse it.
 */
export const IslandStyles = () => <Global styles={[boundaryStyles, policyDialogStyles, toastStyles, tooltipStyles]} />
