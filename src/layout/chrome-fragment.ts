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
    agency(language: { eq: $language }) {
      name
      legalName
      email
      phone
      location
      address
      taxData
      register
      shareCapital
      social {
        name
        url
      }
      events
      policies {
        privacy
        cookie
      }
      others {
        origin
        purpose
      }
      contactSource
    }
    navigation(language: { eq: $language }) {
      home {
        ...PageLink
      }
      groups {
        id
        separatorBefore {
          pageId
        }
        pages {
          ...PageLink
        }
        footerSites
        footerPages {
          ...PageLink
        }
      }
      contact {
        ...PageLink
      }
      more {
        ...PageLink
      }
      sites {
        label
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
