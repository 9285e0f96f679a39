import type { GatsbyConfig } from 'gatsby'
import { readData } from './gatsby/data/read-data'
import { isStaging } from './gatsby/environment/wrong-variables'
import { originsOf } from './gatsby/publish/origins'
import { sitemapOptions } from './gatsby/publish/sitemap'
import { defaultLanguage, type Language, languageEntries, languages, pathPrefix } from './src/i18n/languages'
import { translationOptions } from './src/i18n/translation-options'
import { color } from './src/theme/colors'
import { iconPath } from './src/theme/mark'

const site = readData(__dirname).data?.site
// After a mistake in the data any name will do: without one, Gatsby would stop before `onPreBootstrap` explains the mistake.
const name = site?.name ?? 'unknown'

const inLanguage = (language: Language) => ({
  name,
  short_name: name,
  start_url: pathPrefix(language),
  lang: languageEntries[language].tag,
})

const manifest = {
  ...inLanguage(defaultLanguage),
  localize: languages.filter((language) => language !== defaultLanguage).map(inLanguage),
  background_color: color.brand,
  theme_color: color.brand,
  display: 'browser',
  icon: `${__dirname}/src/theme/icon.svg`,
  // 48 px for tabs of browsers that show no SVG, 180 for the home screen of a phone, the others for systems.
  icons: ([48, 180, 192, 512] as const).map((size) => ({
    src: iconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  icon_options: { purpose: 'any maskable' },
  // A browser gives the password of a staging site to no manifest without this.
  crossOrigin: 'use-credentials',
  // src/html.tsx has the links, and static/ the favicon.
  cache_busting_mode: 'none',
  include_favicon: false,
  legacy: false,
  theme_color_in_head: false,
}

const siteUrl = process.env.SITE_URL ?? 'http://localhost:8000'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, noindex: isStaging(site?.origin ?? '', siteUrl) },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  polyfill: false,
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby/{createPages,publish/*}.ts'],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // JSON Schemas describe the data. They are no data, nor are the hidden files of systems and editors.
      options: { name: 'data', path: `${__dirname}/data`, ignore: ['**/schemas/**', '**/.*', '**/*~'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locales', path: `${__dirname}/locales`, ignore: ['**/.*'] },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'DataFile' } },
    'gatsby-plugin-image',
    // Photos of some phones break rules that no browser minds: a warning is no reason to stop.
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'error' } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-react-i18next', options: translationOptions },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-manifest', options: manifest },
    { resolve: 'pages-without-app', options: { origins: originsOf(site, process.env) } },
  ],
}

export default config
