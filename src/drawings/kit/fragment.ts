import { graphql } from 'gatsby'

export const fragment = graphql`
  fragment Frame on DrawnFrame {
    size
    width
    height
    bleed
    file
    colors
    places {
      id
      x
      y
      alignX
      alignY
      column
    }
    readings {
      id
      x
      y
      width
      height
      outline
    }
  }
`
