import { graphql } from 'gatsby'

/** What every template asks for besides its content. `locales` has the form that gatsby-plugin-react-i18next reads. */
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
