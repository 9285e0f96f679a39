import { css } from '@emotion/react'
import { color } from '../theme/colors'
import { forcedColors, narrow, wide } from '../theme/tokens'
import file from './signs.svg'

const sign = css({
  width: 64,
  fill: color.brand,
  stroke: 'var(--ink)',
  strokeWidth: 2.25,
  [narrow]: { width: 44, strokeWidth: 2.75 },
  [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
})

/** A name beside its sign. */
export const besideSign = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 16,
  marginBottom: 4,
  '& > svg': { flex: 'none', width: 44 },
  [wide]: { alignItems: 'start', gap: 12, '& > svg': { marginTop: -8 } },
})

type SignProps = { name: string; className?: string }

/** A sign of signs.svg, in the ink of the page. It stands beside words that say as much, so screen readers skip it. */
export const Sign = ({ name, className }: SignProps) => (
  <svg css={sign} className={className} viewBox="0 0 64 64" aria-hidden="true">
    <use href={`${file}#${name}`} />
  </svg>
)
