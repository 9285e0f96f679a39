/** data/routes.json and data/redirects.json. */
export const routeTypes = /* GraphQL */ `
  "Languages of the site"
  enum Language {
    en
    it
  }

  "Where a page stands in each language: data/routes.json"
  type Route implements Node @dontInfer {
    "Id of the page: the name of its files in data/pages"
    page: String!
    "English path; null where the page exists in Italian only"
    en: String
    "Italian path"
    it: String
  }

  "An old path and the page it leads to: data/redirects.json"
  type Redirect implements Node @dontInfer {
    "The old path, without a trailing slash; both forms work"
    from: String!
    page: Route! @link(by: "page")
    language: Language!
  }
`
