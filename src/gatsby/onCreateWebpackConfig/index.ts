import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { minimizing } from '../minimizing'

/** What libraries bring along for features that this site does not have: empty modules in the browser's bundle. */
const unused = ['gatsby-script', 'outdent', 'browser-lang', 'hoist-non-react-statics']

const alias = {
  ...Object.fromEntries(unused.map((name) => [`${name}$`, false])),
  [resolve('.cache/register-service-worker.js')]: false,
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // We scroll ourselves (src/motion/scroll.ts): Gatsby's memory of positions is not needed.
  'gatsby-react-router-scroll$': resolve('src/browser/no-scroll-memory.ts'),
  i18next$: resolve('src/i18n/browser/i18next.ts'),
  'react-i18next$': resolve('src/i18n/browser/react-i18next.ts'),
}

/** What gatsby-config calls the layout: a path would be published with the app, and the folders of the machine with it. */
const layout = { 'site-layout$': resolve('src/layout/layout.tsx') }

/** Fonts and symbols are files of their own, with short names: their addresses stand in every page. */
const files = /\.(?:woff2|svg)$/
const asFiles = { test: files, type: 'asset/resource', generator: { filename: 'static/[name]-[contenthash:12][ext]' } }
type Rule = { test?: unknown }
const isForFiles = ({ test }: Rule) => test instanceof RegExp && ['.woff2', '.svg'].some((end) => test.test(end))
const withFiles = (rules: Rule[]) => [
  ...rules.map((rule) => (isForFiles(rule) ? { ...rule, exclude: files } : rule)),
  asFiles,
]

/** The browser's bundle: smaller, without source maps, loadable under Trusted Types, in a folder that is cached as a whole. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins }) => {
  actions.setWebpackConfig({ resolve: { alias: layout } })
  const config = getConfig()
  config.module.rules = withFiles(config.module.rules)
  if (stage !== 'build-javascript') return actions.replaceWebpackConfig(config)
  const { splitChunks, minimizer } = config.optimization
  const { shared } = splitChunks.cacheGroups
  // Not `setWebpackConfig`, which hands on little of `output`.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: {
      ...config.output,
      hashDigestLength: 12,
      filename: 'assets/[name]-[contenthash].js',
      chunkFilename: 'assets/[name]-[contenthash].js',
      trustedTypes: { policyName: 'app' },
    },
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions: minimizing }), ...minimizer.slice(1)],
      // With two templates, Gatsby's `commons` would put into every page whatever two chunks share, a form's code too.
      // And it names what chunks without a name share by how many they are: toasts would come with drawings.
      splitChunks: {
        ...splitChunks,
        cacheGroups: { ...splitChunks.cacheGroups, commons: false, shared: { ...shared, name: undefined } },
      },
    },
    // Importing a module of ours does nothing by itself: what the browser does not use of it is left out.
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        { include: [resolve('src'), resolve('.cache/gatsby-browser-entry.js')], sideEffects: false },
        // It asks for all of Gatsby, and needs `withPrefix`.
        { issuer: /gatsby-plugin-react-i18next/, resolve: { alias: { gatsby$: 'gatsby-link' } } },
      ],
    },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
  })
}
