import type { ReactNode } from 'react'

import { Copy } from '../../components/copy'
import { type Lettering, spoken } from './lettering'
import { letters } from './letters'

type LabelProps = {
  /** Names its place in the drawing: the stage around it knows where that is. */
  id: string
  words: Lettering
  /** Stands before the words. */
  sign?: ReactNode
  /** Below the words. */
  children?: ReactNode
  className?: string
  /** Set where the title heads what the label says. */
  isHeading?: boolean
  /** Set where the words belong to the picture alone: not in the list, not for screen readers. */
  isPicture?: boolean
}

/** The words of a label in their place. */
export const Label = ({ id, words, sign, children, className, isHeading, isPicture }: LabelProps) => (
  <div className={className} data-label={id} data-picture={isPicture} aria-hidden={isPicture}>
    {sign}
    <div css={letters}>
      {spoken.map((part) => {
        const Part = isHeading && part === 'title' ? 'h3' : 'span'
        return (
          words[part] && (
            <Part key={part} data-part={part}>
              <Copy text={words[part]} />
            </Part>
          )
        )
      })}
      {children}
    </div>
  </div>
)
