import { createContext, useContext } from 'react'

import type { Language } from '../i18n/languages'

type Agency = NonNullable<Queries.ChromeFragment['agency']>
type Navigation = NonNullable<Queries.ChromeFragment['navigation']>
type Routes = Queries.ChromeFragment['allRoute']['nodes']

/** What stands around every page: the agency, the routes, and the language the page is in. */
export type Site = {
  language: Language
  agency: Agency
  navigation: Navigation
  routes: Routes
  /** Path of the home of the current language. */
  homePath: string
  /** Path of the contact page of the current language. */
  contactPath: string
  /** The path that is open, without a trailing slash. */
  path: string
}

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The site around the component. Throws outside the layout. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() stands outside the layout.')
  return site
}

/** Gathers what the layout's query found for one page. Throws when data/site.json or data/navigation.json is not there. */
export function siteOf(data: Queries.ChromeFragment, language: Language, path: string): Site {
  const { agency, navigation, allRoute } = data
  if (!agency || !navigation) throw new Error('data/site.json or data/navigation.json was not found.')
  const pathOf = (page: string) => allRoute.nodes.find((route) => route.page === page)?.[language] ?? '/'
  return {
    language,
    agency,
    navigation,
    routes: allRoute.nodes,
    homePath: pathOf('home'),
    contactPath: pathOf(navigation.contact.page),
    path,
  }
}
