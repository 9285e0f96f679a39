import type { GatsbyConfig } from 'gatsby'

import { manifestOptions } from './gatsby/publish/manifest'
import { originsOf } from './gatsby/publish/origins'
import { sitemapOptions } from './gatsby/publish/sitemap'
import { readData } from './gatsby/validate/read-data'
import { translationOptions } from './src/i18n/translation-options'

const site = readData(__dirname).data?.site

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? 'http://localhost:8000' },
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
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-react-i18next', options: translationOptions },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions(__dirname, site?.name) },
    { resolve: 'pages-without-app', options: { origins: originsOf(site?.policies, process.env) } },
  ],
}

export default config
