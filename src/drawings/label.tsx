import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import type { ShownFrame } from './drawing'
import { type Lettering, parts } from './lettering'
import { labelHalo, letters, placeStyle } from './stage'

type LabelProps = {
  frames: readonly ShownFrame[]
  id: string
  words: Lettering
  /** Stands before the words. */
  sign?: ReactNode
  /** Below the words. */
  children?: ReactNode
  className?: string
}

const box = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: '0.6rem', flexWrap: 'wrap' })

/** The words of a label in their place. */
export const Label = ({ frames, id, words, sign, children, className }: LabelProps) => (
  <div css={[box, labelHalo, ...placeStyle(frames, id)]} className={className} data-label={id}>
    {sign}
    <div css={letters}>
      {parts.map(
        (part) =>
          words[part] && (
            <span key={part} data-part={part}>
              {words[part]}
            </span>
          ),
      )}
      {children}
    </div>
  </div>
)
