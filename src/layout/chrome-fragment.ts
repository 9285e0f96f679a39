import { graphql } from 'gatsby'

/** The data of bar, menu and footer, in the page's language. Every template spreads this fragment into its query. */
export const fragment = graphql`
  fragment Chrome on Query {
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
    }
  }
`

/** A page in menus. Its label is the interface string navigation.pages.<pageId>. */
export const linkFragment = graphql`
  fragment PageLink on Page {
    pageId
    path
    terrain {
      view {
        publicURL
      }
    }
  }
`

/** The paths of a page in every language. */
export const alternatesFragment = graphql`
  fragment PageAlternates on Page {
    alternates {
      language
      path
    }
  }
`
