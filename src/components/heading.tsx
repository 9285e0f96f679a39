import type { HTMLAttributes } from 'react'
import { Sentences } from './prose'

export const headingId = (anchor: string) => `${anchor}-heading`

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { anchor: string; text: string }

export const Heading = ({ anchor, text, ...rest }: HeadingProps) => (
  <h2 id={headingId(anchor)} {...rest}>
    <Sentences text={text} />
  </h2>
)
