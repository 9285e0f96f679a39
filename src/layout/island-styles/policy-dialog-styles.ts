import type { CSSObject } from '@emotion/react'
import { dialogShare } from '../../contract/constants'
import { color } from '../../theme/colors'
import { cramped, duration, easing, family, forcedColors, zIndex } from '../../theme/tokens'

const control = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const

/** Styles of the policy dialog. Like those of all islands they stand in every page. */
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
    // The page behind does not scroll. The place of its scrollbar has the dialog's ground.
    'html:has(&)': { overflow: 'hidden', background: color.basalt },
    '@media print': { display: 'none' },
  },
  // Empty stops of the library’s lock, which is off: screen readers say “blank” there.
  '[data-focus-guard]': { display: 'none' },
  '.policy-dialog': {
    display: 'flex',
    flexDirection: 'column',
    width: `${dialogShare}vw`,
    height: `${dialogShare}vh`,
    '@supports (height: 1dvh)': { height: `${dialogShare}dvh` },
    // On a low screen its parts take more room than it has.
    overflowY: 'auto',
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
    paddingBlock: 8,
    paddingInline: '24px 10px',
    borderBottom: '1px solid var(--line)',
    '& h2': { flexGrow: 1, fontSize: '1.35rem', fontFamily: family.heading },
    '& a': { fontSize: '0.95rem' },
    [cramped]: { flexWrap: 'wrap', '& a': { order: 1 } },
  },
  '.policy-close': { ...control, padding: '0 16px', borderRadius: 99 },
  '.policy-warning': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    paddingBlock: 8,
    paddingInline: '24px 10px',
    borderBottom: '1px solid var(--line)',
    fontSize: '0.95rem',
    '& p': { maxWidth: 'none' },
    '& a, & button': { ...control, padding: 0 },
    '& button': { textDecoration: 'underline' },
  },
  '.policy-document': {
    position: 'relative',
    flex: '1 0 60%',
    background: '#fff',
    color: color.ink,
    // Behind the frame, which is transparent until it has a document.
    '& p': { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', margin: 0 },
    '& iframe': { position: 'absolute', width: '100%', height: '100%', border: 0 },
  },
}
