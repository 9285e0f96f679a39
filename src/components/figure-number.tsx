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

/** The words beside a figure: its unit, where that stands there, and what it counts. */
export const countsOf = ({ unitBelow, label }: Queries.FigureFragment, claim?: string | null) =>
  [unitBelow, claim ?? label].join(' ').trim()

const before = css({ fontSize: '0.5em', letterSpacing: '-0.01em' })

type FigureNumberProps = { figure: Queries.FigureFragment; claim?: string | null }

/** A figure in large letters, with the small words before it, explained by its note if it has one. */
export const FigureNumber = ({ figure, claim }: FigureNumberProps) => (
  <Explained note={figure.note} name={[figure.prefix, figure.text, countsOf(figure, claim)].filter(Boolean).join(' ')}>
    {figure.prefix && <small css={before}>{figure.prefix} </small>}
    {figure.text}
  </Explained>
)
