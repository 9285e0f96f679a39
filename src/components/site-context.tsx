import { createContext, useContext } from 'react'
import type { Language } from '../i18n/languages'
import type { Alternates } from '../i18n/paths'

/** The part of any page's query result that the layout reads. */
export type ChromeData = Omit<Queries.ChromeFragment, 'site' | 'locales'> & {
  readonly page?: Pick<NonNullable<Queries.PageTemplateQuery['page']>, 'alternates' | 'terrain'> | null
}

/** The data around every page, in its language. @param path of the open page, without a trailing slash */
export function siteOf({ agency, navigation, page }: ChromeData, language: Language, path: string) {
  if (!agency || !navigation)
    throw new Error('data/site.json or data/navigation.json was not found. Run npm run validate, then npm run build.')
  /** The paths of the open page in each of its languages; empty on a not-found page. */
  const alternates: Alternates = Object.fromEntries(
    (page?.alternates ?? []).map((alternate) => [alternate.language, alternate.path]),
  )
  const homePath = navigation.home?.path ?? '/'
  return { language, agency, navigation, homePath, path, alternates, terrain: page?.terrain }
}

export type Site = ReturnType<typeof siteOf>

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The data around the component. Throws outside the layout. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() stands outside the layout.')
  return site
}
