declare module 'gatsby-plugin-react-i18next/gatsby-ssr' {
  import type { ReactElement } from 'react'

  type Texts = { node: { ns: string; data: string; language: string } }
  type Page = {
    element: ReactElement
    props: { data: { locales: { edges: Texts[] } }; pageContext: { i18n: object } }
  }

  /** The part of the plugin that a build calls for each page. */
  export const wrapPageElement: (page: Page, options: object) => ReactElement
}
