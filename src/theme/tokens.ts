/** Wider than a phone: above 768 px (R-CHROME-9). */
export const wide = '@media (min-width: 769px)'
export const narrow = '@media (max-width: 768px)'
/** Old and small phones: the bar draws in its elbows. */
export const tiny = '@media (max-width: 379px)'
export const dark = '@media (prefers-color-scheme: dark)'
export const calm = '@media (prefers-reduced-motion: reduce)'
export const lively = '@media (prefers-reduced-motion: no-preference)'
export const canHover = '@media (hover: hover)'
export const forcedColors = '@media (forced-colors: active)'

export const family = {
  heading: '"Bricolage Grotesque", "Bricolage Fallback", Arial, sans-serif',
  text: '"Hanken Grotesk", "Hanken Fallback", Arial, sans-serif',
} as const

/** One small set for everything that moves. */
export const duration = { quick: '160ms', settle: '320ms', draw: '900ms' } as const
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export const layer = { progress: 30, overlay: 40, bar: 50, notices: 60 } as const

/** Height of the fixed top bar; anchors keep this distance from the top. */
export const barHeight = '76px'
