import { css } from '@emotion/react'

import { outOfSight } from '../../theme/surfaces'
import { canHover, headingFont } from '../../theme/tokens'
import type { ShownFrame } from './drawing'
import { isSize, onStage, showing } from './stage'

const group = css({ '@media print': { display: 'none' } })

const part = css({
  display: 'var(--display, none)',
  position: 'absolute',
  zIndex: 2,
  left: 'var(--x)',
  top: 0,
  marginTop: 'var(--y)',
  width: 'var(--width)',
  aspectRatio: 'var(--shape)',
  minHeight: 0,
  alignItems: 'center',
  // The words may be wider and higher than their part.
  gridTemplate: '100% / 100%',
  justifyItems: 'var(--tag)',
  pointerEvents: 'none',
  // What is asked for last wins: a part under the pointer over the one that was chosen.
  '& > span': { opacity: 0 },
  '&:has(:focus) > span': { opacity: 1 },
  // A finger's tap need not bring the focus.
  '@media (hover: none)': { '&:has(:checked) > span': { opacity: 1 } },
  [canHover]: {
    'div:hover > & > span': { opacity: 0 },
    '&&:hover > span': { opacity: 1 },
  },
  '& input': outOfSight,
})

const shape = css({
  position: 'absolute',
  inset: 0,
  clipPath: 'var(--outline)',
  pointerEvents: 'auto',
  cursor: 'help',
})

const tag = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  padding: '0.5rem 0.75rem',
  color: 'var(--ground)',
  background: 'var(--ink)',
  border: '2.25px solid var(--ground)',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& b': { font: headingFont('1.5rem/1.1'), letterSpacing: '-0.03em', fontVariantNumeric: 'tabular-nums' },
})

/** The words of a part at the edge of the sheet grow away from it. */
function tagSide({ x, width }: ShownFrame['readings'][number], sheetWidth: number) {
  const middle = (x + width / 2) / sheetWidth
  if (middle < 0.3) return 'start'
  return middle > 0.7 ? 'end' : 'center'
}

function partStyle(frames: readonly ShownFrame[], id: string) {
  return frames.map(({ size, width, readings }) => {
    const area = readings.find((candidate) => candidate.id === id)
    if (!area || !isSize(size)) return undefined
    return css({
      [showing[size]]: {
        '--display': 'grid',
        '--x': onStage(area.x, width),
        '--y': onStage(area.y, width),
        '--width': onStage(area.width, width),
        '--shape': `${area.width} / ${area.height}`,
        '--tag': tagSide(area, width),
        '--outline': area.outline ? `polygon(${area.outline})` : 'none',
      },
    })
  })
}

type ReadingsProps = {
  /** Id of the heading that names them. */
  labelledBy: string
  frames: readonly ShownFrame[]
  readings: readonly Queries.Reading[]
}

/**
 * Parts of a drawing that tell their numbers again: under the pointer, by a tap, or with the arrow keys, for they are
 * radio buttons, one stop of the Tab key in all. Nothing needs them: the labels say the same, and always stand there.
 */
export const Readings = ({ labelledBy, frames, readings }: ReadingsProps) => (
  <div css={group} role="radiogroup" aria-labelledby={labelledBy}>
    {readings.map(({ id, figure, text }) => (
      <label key={id} css={[part, partStyle(frames, id)]} data-reading={id}>
        <input type="radio" name={`${labelledBy}-reading`} />
        <i css={shape} />
        <span css={tag}>
          <b>{figure}</b>
          {text}
        </span>
      </label>
    ))}
  </div>
)
