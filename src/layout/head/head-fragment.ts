import { graphql } from 'gatsby'

/** What the head of every page needs besides its own texts. */
export const fragment = graphql`
  fragment Head on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`
