import { createContext, useContext } from 'react'

import type { Language } from '../i18n/languages'
import type { Alternates } from '../i18n/paths'

type Agency = NonNullable<Queries.ChromeFragment['agency']>
type Navigation = NonNullable<Queries.ChromeFragment['navigation']>

/** The data around every page: agency and menus, in the language of the page. */
export type Site = {
  language: Language
  agency: Agency
  navigation: Navigation
  /** Path of the home of the current language. */
  homePath: string
  /** Address of the terrain of the home page. */
  homeLand: string | null | undefined
  /** Path of the contact page of the current language. */
  contactPath: string
  /** The path of the open page, without a trailing slash. */
  path: string
  /** The paths of the open page in each of its languages; empty on a not-found page. */
  alternates: Alternates
}

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The data around the component. Throws outside the layout. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() stands outside the layout.')
  return site
}

/** The part of any page's query result that the layout reads. */
export type ChromeData = Omit<Queries.ChromeFragment, 'site' | 'locales'> & {
  readonly page?: Pick<NonNullable<Queries.PageTemplateQuery['page']>, 'alternates'> | null
}

/** Gathers the query result of one page. Throws when data/site.json or data/navigation.json is missing. */
export function siteOf({ agency, navigation, page }: ChromeData, language: Language, path: string): Site {
  if (!agency || !navigation)
    throw new Error('data/site.json or data/navigation.json was not found. Run npm run validate, then npm run build.')
  const homePath = navigation.home?.path ?? '/'
  return {
    language,
    agency,
    navigation,
    homePath,
    homeLand: navigation.home?.terrain.art.publicURL,
    contactPath: navigation.contact?.path ?? homePath,
    path,
    alternates: Object.fromEntries((page?.alternates ?? []).map((alternate) => [alternate.language, alternate.path])),
  }
}
