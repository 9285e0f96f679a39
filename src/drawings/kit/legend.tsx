import { css, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'

/** One line below a drawing: what a sign of it means, or a note. */
export type LegendEntry = { sign?: ReactNode; text: string; style?: SerializedStyles }

const entry = css({ display: 'flex', gap: 14 })
const swatch = css({
  flex: 'none',
  width: 48,
  height: 'var(--height, 12px)',
  marginTop: 'calc((1lh - var(--height, 12px)) / 2)',
  forcedColorAdjust: 'none',
})
const picture = css({ flex: 'none', width: 24, height: 20, fill: 'none', overflow: 'visible' })

/** A sign that CSS alone can draw: give it its colours, and `--height` where that is not 12 px. */
export const Swatch = ({ className }: { className?: string }) => <i css={swatch} className={className} />

/** A sign of lines, drawn on 24 × 20 units. */
export const SignPicture = ({ children, viewBox = '0 0 24 20' }: { children: ReactNode; viewBox?: string }) => (
  <svg css={picture} viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
)

/** Entries for the signs of a drawing, by name: each has its picture, and its words in the section. */
export const entriesFor = <const Name extends string>(
  names: readonly Name[],
  signOf: (name: Name) => ReactNode,
  words: Record<Name, string>,
): LegendEntry[] => names.map((name) => ({ sign: signOf(name), text: words[name] }))

export const LegendLines = ({ entries }: { entries: readonly LegendEntry[] }) =>
  entries.map(({ sign, text, style }) => (
    <p key={text} css={[entry, style]}>
      {sign}
      {text}
    </p>
  ))
