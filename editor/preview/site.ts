import type { SiteData } from '../../gatsby/validate/read-data'
import { type Site, siteOf } from '../../src/components/site-context'
import type { Language } from '../../src/i18n/languages'

/** What stands around every page, as far as sections show it. */
export function previewSite({ site, routes, navigation }: SiteData, language: Language): Site {
  const { location, taxData, register, shareCapital, policies } = site
  const agency = {
    ...site,
    location: location[language],
    taxData: taxData[language],
    register: register[language],
    shareCapital: shareCapital[language],
    policies: { privacy: policies.privacy[language], cookie: policies.cookie[language] },
  }
  const page = (pageId: string) => ({
    pageId,
    path: routes.find((route) => route.page === pageId)?.[language] ?? '/',
    terrain: { view: '' },
  })
  const menu = { home: page(navigation.home), groups: [], contact: page(navigation.contact), more: [] }
  return siteOf({ agency, navigation: menu, page: null }, language, '/')
}
