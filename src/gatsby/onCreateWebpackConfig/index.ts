import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** The layout's name in gatsby-config: a path would be published, and the folders of the machine with it. */
const layout = { 'site-layout$': resolve('src/layout/layout.tsx') }

/** Fonts and symbols are files of their own, with short names: their addresses stand in every page. */
const files = /\.(?:woff2|svg)$/
type Rule = { test?: unknown }
const isForFiles = ({ test }: Rule) => test instanceof RegExp && ['.woff2', '.svg'].some((end) => test.test(end))

/** @param folder that the files are written to, from the bundler's own */
const withFiles = (rules: Rule[], folder: string) => [
  ...rules.map((rule) => (isForFiles(rule) ? { ...rule, exclude: files } : rule)),
  {
    test: files,
    type: 'asset/resource',
    generator: { filename: 'static/[name]-[contenthash:12][ext]', outputPath: folder },
  },
]

/** The renderer of pages writes the fonts and symbols that pages name into public/: there is no app that would. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: layout } })
  const config = getConfig()
  config.module.rules = withFiles(config.module.rules, stage === 'build-html' ? '../../../public/' : '')
  actions.replaceWebpackConfig(config)
}
