import { graphql } from 'gatsby'

/** The data that the head of every page needs besides its own texts. */
export const fragment = graphql`
  fragment Head on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`
