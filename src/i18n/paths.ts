import { defaultLanguage, isLanguage, type Language, pathPrefix } from './languages'

/** A path without its trailing slash; the root keeps its own. */
export const normalizePath = (path: string): string => path.replace(/\/+$/, '') || '/'

/**
 * Language of a path: its first segment (R-ROUTE-1).
 * @example languageOf('/it/contatti') // 'it'
 * @example languageOf('/italy') // 'en'
 */
export function languageOf(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/**
 * Where the error pages of a language stand. The default language answers every path without the prefix of another one.
 * @example errorPrefix('en') // ''
 * @example errorPrefix('it') // '/it'
 */
export const errorPrefix = (language: Language): string => (language === defaultLanguage ? '' : pathPrefix(language))

/** The paths of a page, in each language that it has. */
export type Alternates = Readonly<Partial<Record<Language, string>>>

type Alternate = { readonly language: Language; readonly path: string; readonly noindex?: boolean }

/**
 * A page in each of its languages, as search engines ask for it: `x-default` is for visitors of any other language. Nothing
 * for a page of which search engines show one language.
 */
export function alternateLinks(pages: readonly Alternate[]) {
  const links = pages.filter(({ noindex }) => !noindex).map(({ language, path }) => ({ lang: language, path }))
  if (links.length < 2) return []
  const standard = links.filter(({ lang }) => lang === defaultLanguage)
  return [...links, ...standard.map(({ path }) => ({ lang: 'x-default', path }))]
}

/**
 * Where the switcher leads: to the same page in that language; without one, to `/{language}` and the rest of the path
 * (R-ROUTE-5).
 * @param alternates paths of the open page
 * @example pathInLanguage('/en/contact', 'it', { en: '/en/contact', it: '/it/contatti' }) // '/it/contatti'
 * @example pathInLanguage('/it/evento-farmasimplex', 'en', {}) // '/en/evento-farmasimplex'
 */
export function pathInLanguage(path: string, language: Language, alternates: Alternates = {}): string {
  const counterpart = alternates[language]
  if (counterpart) return counterpart
  const segments = path.split('/').filter(Boolean)
  const rest = isLanguage(segments[0]) ? segments.slice(1) : segments
  return [pathPrefix(language), ...rest].join('/')
}
