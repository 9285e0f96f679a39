import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** The name of the layout in gatsby-config. A path would be published in the HTML, with the folders of this machine. */
const layout = { 'site-layout$': resolve('src/layout/layout.tsx') }

/** Fonts and SVG symbols are separate files with short names, because every page has their addresses. */
const files = /\.(?:woff2|svg)$/
type Rule = { test?: unknown }
const isForFiles = ({ test }: Rule) => test instanceof RegExp && ['.woff2', '.svg'].some((end) => test.test(end))

/** @param folder for the files, relative to that of the bundler */
const withFiles = (rules: Rule[], folder: string) => [
  ...rules.map((rule) => (isForFiles(rule) ? { ...rule, exclude: files } : rule)),
  {
    test: files,
    type: 'asset/resource',
    generator: { filename: 'static/[name]-[contenthash:12][ext]', outputPath: folder },
  },
]

/**
 * Lets the bundler that renders pages write the fonts and symbols into public/. Usually the bundle of the app does;
 * there is no app.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: layout } })
  const config = getConfig()
  config.module.rules = withFiles(config.module.rules, stage === 'build-html' ? '../../../public/' : '')
  actions.replaceWebpackConfig(config)
}
