import { availableParallelism } from 'node:os'
import type { GatsbyConfig } from 'gatsby'

import { developMiddleware } from './src/gatsby/develop/middleware'
import { sourceFolder } from './src/gatsby/develop/sound-copy'
import { isHelperJson, jsonTypeName } from './src/gatsby/json-type-name'
import { manifestOptions } from './src/gatsby/manifest'
import { sitemapOptions } from './src/gatsby/sitemap'
import { defaultLanguage, languages } from './src/i18n/languages'

// Gatsby leaves a core to its main process, which rests while others query and render: of two cores it would use one.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1)

/** Only while developing: a page with every kind of section, in invented words. */
const samples = {
  resolve: 'gatsby-source-filesystem',
  options: { name: 'samples', path: `${__dirname}/samples` },
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? 'http://localhost:8000' },
  developMiddleware: developMiddleware(__dirname),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  polyfill: false,
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/gatsby/createPages/*.ts'],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: sourceFolder(__dirname, 'data'), ignore: [isHelperJson] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: sourceFolder(__dirname, 'locales') } },
    ...(process.env.NODE_ENV === 'development' ? [samples] : []),
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonTypeName } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Before the translations, so that the layout stands inside their provider.
    { resolve: 'gatsby-plugin-layout', options: { component: 'site-layout' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        verbose: false,
        i18nextOptions: {
          defaultNS: 'common',
          keySeparator: '.',
          nsSeparator: ':',
          interpolation: { escapeValue: false },
        },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions(__dirname) },
  ],
}

export default config
