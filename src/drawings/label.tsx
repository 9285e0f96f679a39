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
  /** Set where the words belong to the picture alone: not in the list, not for screen readers. */
  isPicture?: boolean
}

const box = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: '0.6rem', flexWrap: 'wrap' })

/** Shown only in its place: `placeStyle` makes it a box again. */
const pictureOnly = css({ display: 'none' })

/** The words of a label in their place. */
export const Label = ({ frames, id, words, sign, children, className, isPicture }: LabelProps) => (
  <div
    css={[box, isPicture && pictureOnly, labelHalo, ...placeStyle(frames, id)]}
    className={className}
    data-label={id}
    aria-hidden={isPicture}
  >
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
