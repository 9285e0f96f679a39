import { defaultLanguage, isLanguage, type Language } from './languages'

/** What these functions need of a route: Gatsby hands out `null` where a path is missing. */
export type RoutePaths = {
  readonly page: string
  readonly en: string | null | undefined
  readonly it: string | null | undefined
}

/** A path without its trailing slash; the root keeps its own. */
export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/**
 * Language of a path: its first segment (specification, section 2; product, point 1).
 * @example languageOf('/it/contatti') // 'it'
 * @example languageOf('/italy') // 'en'
 */
export function languageOf(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/**
 * The route that stands at a path, whatever its language.
 * @example routeAt('/it/contatti/', routes)?.page // 'contact'
 */
export function routeAt<Route extends RoutePaths>(path: string, routes: readonly Route[]): Route | undefined {
  const normalized = normalizePath(path)
  return routes.find((route) => route.en === normalized || route.it === normalized)
}

/**
 * Where choosing a language leads: the counterpart in the route table; without one, `/{language}` and the rest of the
 * path (specification, section 4).
 * @example pathInLanguage('/en/contact', 'it', routes) // '/it/contatti'
 * @example pathInLanguage('/it/evento-farmasimplex', 'en', routes) // '/en/evento-farmasimplex'
 */
export function pathInLanguage(path: string, language: Language, routes: readonly RoutePaths[]): string {
  const counterpart = routeAt(path, routes)?.[language]
  if (counterpart) return counterpart
  const segments = normalizePath(path).split('/').filter(Boolean)
  const rest = isLanguage(segments[0]) ? segments.slice(1) : segments
  return `/${[language, ...rest].join('/')}`
}
