/**
 * Stands in for i18next in the browser's bundle (src/gatsby/onCreateWebpackConfig): what gatsby-plugin-react-i18next and
 * our components ask of it there, look-up and interpolation, in 1 kB of its 14. The pages are rendered by the true one,
 * and a test compares the two on every key. See docs/decisions/023.
 */
type Texts = { readonly [key: string]: string | Texts }

type InitOptions = {
  lng: string
  defaultNS: string
  fallbackNS: readonly string[]
  /** Texts by language and namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Texts>>>>
}

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

function textAt(texts: Texts | undefined, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts)
  return typeof found === 'string' ? found : undefined
}

const interpolate = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * @param key path of a text, with its namespace or in the page's: `forms:labels.email`, `menu.open`
 * @returns the text with its values in place; a missing key itself, without its namespace
 */
function translator({ lng, defaultNS, fallbackNS, resources }: InitOptions): Translate {
  return (key, values = {}) => {
    const [path = '', namespace] = key.split(':').reverse()
    const namespaces = namespace === undefined ? [defaultNS, ...fallbackNS] : [namespace]
    for (const name of namespaces) {
      const text = textAt(resources[lng]?.[name], path)
      if (text !== undefined) return interpolate(text, values)
    }
    return path
  }
}

class I18n {
  language = ''
  t: Translate = (key) => key

  init(options: InitOptions): void {
    this.language = options.lng
    this.t = translator(options)
  }
}

// biome-ignore lint/style/noDefaultExport: the plugin reads i18next's default export.
export default { createInstance: () => new I18n() }
