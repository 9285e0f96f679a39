import type { CSSObject } from '@emotion/react'

import { color } from '../../theme/colors'
import { dark, duration, easing, forcedColors, zIndex } from '../../theme/tokens'

/** Styles of tooltips. */
export const tooltipStyles: CSSObject = {
  '.tooltip': {
    position: 'fixed',
    // Where it is measured, before it has its place (src/browser/tooltips).
    top: 0,
    // biome-ignore lint/plugin: places are measured from the left, in both directions.
    left: 0,
    zIndex: zIndex.notices,
    width: 'max-content',
    // Of its words; to the edge of the screen it has this room.
    boxSizing: 'content-box',
    maxWidth: 'min(max(var(--room, 0px) - 28px, 11em), 272px, 100vw - 60px)',
    overflowY: 'auto',
    padding: '7px 14px',
    borderRadius: 8,
    background: color.ink,
    color: color.chalk,
    fontSize: '0.95rem',
    lineHeight: 1.35,
    textWrap: 'balance',
    animation: `tooltip-in ${duration.quick} ${easing}`,
    '@keyframes tooltip-in': { from: { opacity: 0 } },
    [dark]: { background: color.chalk, color: color.ink },
    [forcedColors]: { border: '1px solid CanvasText' },
  },
}
