import { type CSSObject, css } from '@emotion/react'
import { graphql } from 'gatsby'
import { drawingColors } from '../theme/drawing-colors'
import { nameIn } from '../theme/drawing-screens'
import { DeferredSvg } from './deferred-svg'

export const fragment = graphql`
  fragment Detail on Detail {
    id
    drawing {
      compositions {
        size
        art
        colors
        areas {
          id
          x
          y
          width
          height
        }
      }
    }
  }
`

/** Lines that go on beyond the frame fade towards its edge. */
const lines = css({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  maskImage: 'linear-gradient(90deg, #0000, #000 10%, #000 90%, #0000), linear-gradient(#0000, #000 12%)',
  maskComposite: 'intersect',
  '@media print': { display: 'none' },
})

type DetailProps = Queries.DetailFragment & {
  /** Gives the colors that the art names their values: those of the drawing, or others. */
  colors?: (names: readonly string[]) => CSSObject
  className?: string
}

/** A part of the page's drawing, from the file of its widest composition. */
export const Detail = ({ id, drawing, colors = drawingColors, className }: DetailProps) => {
  const wide = drawing.compositions.find(({ size }) => size === 'wide')
  const frame = wide?.areas.find((area) => nameIn('frame', area) === id)
  if (!wide || !frame) return null
  const { x, y, width, height } = frame
  return (
    <DeferredSvg
      css={[colors(wide.colors), lines]}
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      href={`${wide.art}#${id}`}
    />
  )
}
