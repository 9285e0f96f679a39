/** Fonts and SVG symbols are separate files with short names, because every page has their addresses. */
const files = /\.(?:woff2|svg)$/

export type Rule = { test?: unknown }

const isForFiles = ({ test }: Rule) => test instanceof RegExp && ['.woff2', '.svg'].some((end) => test.test(end))

/** Lets the bundler that renders pages write fonts and symbols into public/: usually that of the app does. */
export function withFiles(rules: Rule[], stage: string) {
  const outputPath = stage === 'build-html' ? '../../../public/' : ''
  const generator = { filename: 'static/[name]-[contenthash:12][ext]', outputPath }
  return [
    ...rules.map((rule) => (isForFiles(rule) ? { ...rule, exclude: files } : rule)),
    { test: files, type: 'asset/resource', generator },
  ]
}
