import { css } from '@emotion/react'
import { Explained } from './explained'

/** Half as large as the number whose line it begins. */
const before = css({ fontSize: '0.5em', letterSpacing: '-0.01em' })

type FigureNumberProps = {
  prefix: string | null
  text: string
  note: string | null
  /** The words beside it. */
  counts: string
}

/** A figure in large letters, with the small words before it, explained by its note if it has one. */
export const FigureNumber = ({ prefix, text, note, counts }: FigureNumberProps) => (
  <Explained note={note} name={[prefix, text, counts].filter(Boolean).join(' ')}>
    {prefix && <small css={before}>{prefix} </small>}
    {text}
  </Explained>
)
