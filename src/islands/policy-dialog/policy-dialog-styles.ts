import type { CSSObject } from '@emotion/react'

import { color } from '../../theme/colors'
import { duration, easing, family, forcedColors, zIndex } from '../../theme/tokens'
import { dialogShare } from './constants'

/** Styles of the policy dialog. Like those of all islands they stand in the file that all pages share. */
export const policyDialogStyles: CSSObject = {
  '.policy-overlay': {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.notices - 1,
    display: 'grid',
    placeItems: 'center',
    background: `${color.basalt}b3`,
    animation: `dialog-in ${duration.quick} ${easing}`,
    '@keyframes dialog-in': { from: { opacity: 0 } },
    // The page behind does not scroll, whatever the pointer is over.
    'html:has(&)': { overflow: 'hidden' },
    '@media print': { display: 'none' },
  },
  '.policy-dialog': {
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
  },
  '.policy-bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 10px 8px 24px',
    borderBottom: '1px solid var(--line)',
    '& h2': { flexGrow: 1, fontSize: '1.35rem', fontFamily: family.heading },
    '& a': { fontSize: '0.95rem' },
  },
  '.policy-close': {
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
  },
  '.policy-frame': { width: '100%', height: '100%', border: 0, background: '#fff' },
  '.policy-message': {
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
  },
  '.policy-retry': {
    minHeight: '3.5rem',
    padding: '0.9em 1.7em',
    border: '1.5px solid currentColor',
    borderRadius: 99,
    background: 'none',
    color: 'inherit',
    fontWeight: 640,
    cursor: 'pointer',
  },
}
