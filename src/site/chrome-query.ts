import { graphql } from 'gatsby'

/** What the bar, the menu and the footer need; every template spreads it into its page query. */
export const fragment = graphql`
  fragment Chrome on Query {
    agency {
      name
      legalName
      email
      phone
      location {
        en
        it
      }
      address
      taxData {
        en
        it
      }
      register {
        en
        it
      }
      shareCapital {
        en
        it
      }
      social {
        name
        url
      }
      events
      policies {
        privacy {
          en
          it
        }
        cookie {
          en
          it
        }
      }
      contactSource
    }
    navigation {
      groups {
        id
        separatorBefore
        pages {
          page
          en
          it
        }
      }
      contact {
        page
        en
        it
      }
    }
    allRoute {
      nodes {
        page
        en
        it
      }
    }
  }
`
