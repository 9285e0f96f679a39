import type { CSSObject } from '@emotion/react'

import { color } from '../../theme/colors'
import { dark, easing, forcedColors, narrow, zIndex } from '../../theme/tokens'
import { removeDelay } from './toasters'

/** Styles of toasts. */
export const toastStyles: CSSObject = {
  '.toast': {
    display: 'grid',
    gridTemplateColumns: '10px 1fr auto',
    gap: 14,
    padding: '16px 10px 16px 20px',
    borderRadius: 14,
    background: color.ink,
    color: color.chalk,
    boxShadow: '0 18px 50px #0004',
    touchAction: 'pan-y',
    transition: `opacity ${removeDelay}ms ${easing}, transform ${removeDelay}ms ${easing}`,
    animation: `toast-in ${removeDelay}ms ${easing}`,
    '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '&[data-leaving="true"]': { opacity: 0 },
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      marginTop: '0.5em',
      borderRadius: '50%',
      background: color.brand,
    },
    '&[data-kind="error"]::before': { background: color.ember },
    '& strong': { display: 'block', fontWeight: 640 },
    '& p': { fontSize: '1rem', lineHeight: 1.45 },
    '& a': { display: 'inline-block', paddingBlock: 8, fontWeight: 640 },
    '--focus': color.shallow,
    [dark]: {
      background: color.chalk,
      color: color.ink,
      '--focus': color.ionian,
      '&[data-kind="error"]::before': { background: color.lava },
      '&::before': { background: color.ionian },
    },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  '.toast-close': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginBlock: -8,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.toasts': {
    position: 'fixed',
    zIndex: zIndex.notices,
    right: 28,
    width: 400,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 10,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '&[data-edge="bottom"]': { bottom: 28 },
    '&[data-edge="top"]': { top: 96, flexDirection: 'column' },
    [narrow]: { left: 16, right: 16, width: 'auto', '&[data-edge="bottom"]': { bottom: 16 } },
    '@media print': { display: 'none' },
  },
}
