import { graphql } from 'gatsby'

/** What the bar, the menu and the footer need, in the page's language; every template spreads it into its query. */
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

/** A page as menus name it: its label is an interface string, navigation.pages.<pageId>. */
export const linkFragment = graphql`
  fragment PageLink on Page {
    pageId
    path
    terrain {
      view
    }
  }
`

/** Where a page stands in every language that has it. */
export const alternatesFragment = graphql`
  fragment PageAlternates on Page {
    alternates {
      language
      path
    }
  }
`
