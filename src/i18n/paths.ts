import { defaultLanguage, isLanguage, type Language, pathPrefix } from './languages'

/** A path without its trailing slash; the root keeps its own. */
export const normalizePath = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The language of a path: its first segment. `/italy` is English (R-ROUTE-1). */
export function languageOf(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/** Where the error pages of a language are. The default language answers every path without another's prefix. */
export const errorPrefix = (language: Language): string => (language === defaultLanguage ? '' : pathPrefix(language))

export type Alternates = Readonly<Partial<Record<Language, string>>>

type Alternate = { readonly language: Language; readonly path: string; readonly noindex?: boolean }

/** A page in its languages for search engines, unless they show one alone. `x-default` is for any other language. */
export function alternateLinks(pages: readonly Alternate[]) {
  const links = pages.filter(({ noindex }) => !noindex).map(({ language, path }) => ({ lang: language, path }))
  if (links.length < 2) return []
  const standard = links.filter(({ lang }) => lang === defaultLanguage)
  return [...links, ...standard.map(({ path }) => ({ lang: 'x-default', path }))]
}

/** Where the switcher leads: to the page in that language, else to `/<language>` and the rest of the path (R-ROUTE-5). */
export function pathInLanguage(path: string, language: Language, alternates: Alternates = {}): string {
  const counterpart = alternates[language]
  if (counterpart) return counterpart
  const segments = path.split('/').filter(Boolean)
  const rest = isLanguage(segments[0]) ? segments.slice(1) : segments
  return [pathPrefix(language), ...rest].join('/')
}
