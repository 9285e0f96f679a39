import { graphql } from 'gatsby'

/** One page of the route table: its search texts, its paths, and its sections in order. */
export const pageFragment = graphql`
  fragment PageContent on Page {
    pageId
    search {
      title
      description
      keywords
      service
    }
    path
    ...PageAlternates
    sections {
      ...AnySection
    }
  }
`

/** The interface strings of a language, in the form that gatsby-plugin-react-i18next reads. */
export const translationsFragment = graphql`
  fragment Translations on Query {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
