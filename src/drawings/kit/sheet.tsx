import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { Copy } from '../../components/copy'
import { column, field } from '../../theme/surfaces'
import { measure } from '../../theme/tokens'
import { drawingColors, groundStyle } from './colors'
import type { ShownFrame } from './drawing'
import { type LegendEntry, LegendLines } from './legend'

const section = css({
  background: 'var(--ground)',
  paddingBlock: 'clamp(52px, 5.2vw, 76px) clamp(44px, 4.4vw, 64px)',
  '[data-tone=paper] + &[data-tone=paper], [data-tone=mist] + &[data-tone=mist]': { paddingTop: 0 },
  overflow: 'clip',
  '@media print': { paddingBlock: '14pt', overflow: 'visible' },
})

const head = css(column, {
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: 18,
  marginBottom: 'clamp(20px, 2vw, 32px)',
  '& p': { maxWidth: measure(56), color: 'var(--ink-soft)', fontSize: '1.125rem', lineHeight: 1.5 },
})

const foot = css(column, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 44px',
  marginTop: 18,
  color: 'var(--ink-soft)',
  fontSize: '0.9375rem',
})

type SheetProps = {
  anchor: string
  tone?: string
  heading: string
  introduction: string
  frames: readonly Pick<ShownFrame, 'colors'>[]
  /** Below the drawing: what its signs mean, and notes. */
  legend?: readonly LegendEntry[]
  children: ReactNode
}

/** A section that is one drawing: heading and introduction in the column, the drawing from edge to edge, its legend. */
export const DrawingSheet = ({
  anchor,
  tone = 'paper',
  heading,
  introduction,
  frames,
  legend,
  children,
}: SheetProps) => (
  <section
    id={anchor}
    aria-labelledby={`${anchor}-heading`}
    data-tone={tone}
    css={[tone === 'field' && field, section, drawingColors(frames.flatMap(({ colors }) => colors)), groundStyle(tone)]}
  >
    <header css={head} data-reveal="">
      <h2 id={`${anchor}-heading`}>
        <Copy text={heading} />
      </h2>
      <p>{introduction}</p>
    </header>
    {children}
    {legend && (
      <div css={foot}>
        <LegendLines entries={legend} />
      </div>
    )}
  </section>
)
