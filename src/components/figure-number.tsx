import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Explained } from './explained'

export const fragment = graphql`
  fragment Figure on Figure {
    name
    prefix
    text
    unitBelow
    label
    note
  }
`

type Counted = Pick<Queries.FigureFragment, 'unitBelow' | 'label'>

/** The words beside a figure: its unit, where that stands there, and what it counts. */
export const countsOf = ({ unitBelow, label }: Counted, claim?: string | null) =>
  [unitBelow, claim ?? label].join(' ').trim()

const before = css({ fontSize: '0.5em', letterSpacing: '-0.01em' })

type FigureNumberProps = Pick<Queries.FigureFragment, 'prefix' | 'text' | 'note'> & {
  counts: string
}

/** A figure in large letters, with the small words before it, explained by its note if it has one. */
export const FigureNumber = ({ prefix, text, note, counts }: FigureNumberProps) => (
  <Explained note={note} name={[prefix, text, counts].filter(Boolean).join(' ')}>
    {prefix && <small css={before}>{prefix} </small>}
    {text}
  </Explained>
)
