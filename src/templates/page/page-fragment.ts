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
    ...PageSections
  }
`

/** The interface strings of the page's namespaces, in the form that gatsby-plugin-react-i18next reads. */
export const translationsFragment = graphql`
  fragment Translations on Query {
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $language } }) {
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
