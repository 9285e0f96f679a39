import { graphql } from 'gatsby'

/**
 * The data that every page needs besides its own content, in its language: origin, agency, menus, and the phrases, in the
 * form that gatsby-plugin-react-i18next reads. Every template spreads this fragment into its query.
 */
export const fragment = graphql`
  fragment Chrome on Query {
    site {
      siteMetadata {
        siteUrl
        noindex
      }
    }
    agency {
      name
      legalName
      email
      phone
      location(language: $language)
      address
      taxData(language: $language)
      register(language: $language)
      shareCapital(language: $language)
      social {
        name
        url
      }
      events
      policies {
        privacy(language: $language)
        cookie(language: $language)
      }
      others {
        origin
        purpose(language: $language)
      }
      contactSource
    }
    navigation {
      home(language: $language) {
        ...PageLink
      }
      groups {
        id
        separatorBefore(language: $language) {
          pageId
        }
        pages(language: $language) {
          ...PageLink
        }
        footerSites
        footerPages(language: $language) {
          ...PageLink
        }
      }
      contact(language: $language) {
        ...PageLink
      }
      more(language: $language) {
        ...PageLink
      }
      sites {
        label(language: $language)
        url
      }
    }
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

/** A page in menus. Its label is the phrase navigation.pages.<pageId>. */
export const linkFragment = graphql`
  fragment PageLink on Page {
    pageId
    path
  }
`
