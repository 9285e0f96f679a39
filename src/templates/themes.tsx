import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { forceTheme, type Theme } from './force-theme'

export const query = graphql`
  query ThemesTemplate($language: Language!, $namespaces: [String!]!) {
    ...Chrome
    ...Translations
  }
`

const themes: readonly Theme[] = ['light', 'dark']

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& iframe': { width: '100%', height: '100vh', border: 0 },
})

/** Shows every kind of section in both themes, only while developing (`createThemesPage`). */
const ThemesTemplate = () => (
  <div css={columns}>
    {themes.map((theme) => (
      <iframe
        key={theme}
        title={`Sections, ${theme} theme`}
        src="/en/sections"
        onLoad={({ currentTarget }) =>
          currentTarget.contentDocument && forceTheme(currentTarget.contentDocument, theme)
        }
      />
    ))}
  </div>
)

export default ThemesTemplate

export const Head = () => <title>Every kind of section, in both themes</title>
