import { css } from '@emotion/react'
import { color, hairline } from './colors'
import { aboveNarrow, barHeight, columnWidth, dark, narrow } from './tokens'

export const column = css({
  width: '100%',
  maxWidth: columnWidth,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
})

/** Colors for print on paper, on any ground of the screen. */
const onPaper = {
  '--ink': color.ink,
  '--ink-soft': color.stone,
  '--rule': color.ink,
  '--line': hairline.onLight,
  '--accent': color.ink,
  colorScheme: 'light',
} as const

/** Basalt lines and actions on the color of the brand. */
export const onBrand = {
  '--surface': color.brand,
  '--ink': color.ink,
  '--ink-soft': color.ink,
  '--rule': color.ink,
  '--line': hairline.onBrand,
  '--accent': color.ink,
  '--on-accent': color.brand,
  '--focus': color.ink,
  colorScheme: 'light',
} as const

/** Lines and actions in the color of the brand, on dark ground. */
const onDark = {
  '--ink': color.chalk,
  '--ink-soft': color.ash,
  '--rule': color.chalk,
  '--line': hairline.onDark,
  '--accent': color.brand,
  '--on-accent': color.ink,
  '--focus': color.shallow,
  colorScheme: 'dark',
} as const

/** The brand's ground: basalt lines and actions on it. In the dark theme it is the sky at dusk, with lines in the brand's color. */
export const brandGround = css({
  background: 'var(--surface)',
  color: 'var(--ink)',
  ...onBrand,
  '--surface': 'var(--brand)',
  [dark]: { ...onDark, '--ink-soft': '#c9cfc9' },
  '@media print': onPaper,
})

/** The first section of a page, with a terrain behind its words. */
export const opening = css(brandGround, {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  isolation: 'isolate',
  paddingTop: `calc(${barHeight} + 40px)`,
})

/** Lines of the terrain end before the letters, as on a printed map. The filter leaves whole what hangs below a line of words. */
export const lettering = css({
  [`@media screen and ${aboveNarrow} and (forced-colors: none)`]: {
    filter:
      'drop-shadow(0 0 4px var(--surface)) drop-shadow(0 0 8px var(--surface)) drop-shadow(0 0 8px var(--surface))',
  },
})

/** A halo around small text on the brand's ground, so that no contour runs behind the letters. */
export const halo = css({
  background: 'var(--halo)',
  // Without corners and without a visible edge.
  borderRadius: 28,
  boxShadow: '0 0 24px 16px var(--halo)',
  // No contour is there, and the edge would lie on what hangs below the last line of a heading.
  [narrow]: { boxShadow: 'none' },
  '@media print': { boxShadow: 'none' },
})

/** Basalt in both themes: lines and actions in the color of the brand. */
export const basalt = css({
  background: 'var(--surface)',
  color: 'var(--ink)',
  '--surface': color.basalt,
  ...onDark,
  '@media print': { background: 'none', ...onPaper },
})

export const tones = {
  paper: css({ background: 'var(--paper)' }),
  mist: css({ background: 'var(--mist)' }),
  brand: brandGround,
}

/** Hidden, but screen readers read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
