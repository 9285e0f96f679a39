import type { CSSObject } from '@emotion/react'
import { removeDelay } from '../../contract/constants'
import { color } from '../../theme/colors'
import { barHeight, columnWidth, cramped, dark, easing, forcedColors, low, narrow, zIndex } from '../../theme/tokens'

const gap = 10

/** Styles of toasts. */
export const toastStyles: CSSObject = {
  '.toast': {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / 10px 1fr auto',
    gap: 14,
    // The other half of the screen has what the visitor works at (src/browser/toasts/keep-clear.ts).
    maxHeight: `calc((100vh - ${barHeight}) / 2 - 16px)`,
    '@supports (height: 1dvh)': { maxHeight: `calc((100dvh - ${barHeight}) / 2 - 16px)` },
    paddingBlock: 16,
    paddingInline: '20px 10px',
    borderRadius: 14,
    background: color.ink,
    color: color.chalk,
    // The line tells it from dark ground.
    boxShadow: '0 0 0 1px #fff3, 0 18px 50px #0004',
    transition: `opacity ${removeDelay}ms ${easing}, transform ${removeDelay}ms ${easing}`,
    animation: `toast-in ${removeDelay}ms ${easing}`,
    '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '&[data-state="closed"]': { opacity: 0 },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))', transition: 'none' },
    '&[data-swipe="end"]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    '&::before': {
      content: '""',
      width: 10,
      height: 10,
      marginTop: '0.5em',
      borderRadius: '50%',
      border: `5px solid ${color.brand}`,
    },
    '&[data-kind="error"]::before': { borderColor: color.ember },
    '& strong': { display: 'block', fontWeight: 640 },
    // A scroller does not inherit `touchAction`: without it the browser would take swipes for its own.
    '& p': {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      touchAction: 'pan-y',
      fontSize: '1rem',
      lineHeight: 1.45,
    },
    [low]: { paddingBlock: 8, paddingInline: '14px 6px' },
    // On a small screen there is room for one.
    [`${low}, ${cramped.replace('@media ', '')}`]: { '&:not(:last-child)': { display: 'none' } },
    '--focus': color.shallow,
    [dark]: {
      background: color.chalk,
      color: color.ink,
      '--focus': color.ionian,
      '&[data-kind="error"]::before': { borderColor: color.lava },
      '&::before': { borderColor: color.ionian },
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
    // At the edge of the column, no wider than the part that stands beside a form's fields.
    insetInlineStart: `max(var(--gutter), 50% - ${columnWidth / 2}px + var(--gutter))`,
    width: `min(400px, (min(100%, ${columnWidth}px) - 2 * var(--gutter)) * 5 / 12 - 30px)`,
    display: 'grid',
    gap,
    // In the part of the screen that a keyboard or a zoom leaves (src/browser/toasts/keep-clear.ts).
    '&[data-edge="bottom"]': {
      bottom: 'clamp(28px, var(--near, 0px), 100dvh - 12rem)',
      translate: '0 calc(-1 * var(--below, 0px))',
    },
    '&[data-edge="top"]': { top: `calc(${barHeight} + 20px)`, translate: '0 var(--above, 0px)' },
    [narrow]: { insetInline: 'var(--gutter)', width: 'auto', '&[data-edge="bottom"]': { bottom: 16 } },
    [low]: { '&[data-edge="top"]': { top: `calc(${barHeight} + 8px)` }, '&[data-edge="bottom"]': { bottom: 8 } },
    '@media print': { display: 'none' },
  },
  '.toaster': { display: 'grid', gap, listStyle: 'none', outlineOffset: 4 },
}
