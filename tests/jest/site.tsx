import { render } from '@testing-library/react'
import i18next, { type i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { z } from 'zod'

import { navigationFile } from '../../src/data-model/navigation'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import type { Language } from '../../src/i18n/languages'
import { type Site, SiteProvider, siteOf } from '../../src/site/site-context'
import { readJson } from './project'

type Place = {
  language?: Language
  /** The path that is open; the home of the language if none is given. */
  path?: string
}

const namespaces = ['common', 'forms', 'not-found']
const namespaceFile = z.record(z.string(), z.unknown())

const texts = (language: Language) =>
  Object.fromEntries(
    namespaces.map((name) => [name, namespaceFile.parse(readJson(`locales/${language}/${name}.json`))]),
  )

/** The real dictionary of one language, set up as gatsby-config.ts does: a page knows its own language only. */
export function dictionary(language: Language): i18n {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    initImmediate: false,
    resources: { [language]: texts(language) },
    defaultNS: 'common',
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false },
  })
  return instance
}

const { routes } = routesFile.parse(readJson('data/routes.json'))
const routeNodes = routes.map(({ page, en = null, it = null }) => ({ page, en, it }))

function routeNode(page: string): { page: string; en: string | null; it: string | null } {
  const found = routeNodes.find((route) => route.page === page)
  if (!found) throw new Error(`data/routes.json has no page "${page}".`)
  return found
}

/** What the layout's query finds in the real data files. */
export function chrome(): Queries.ChromeFragment {
  const { groups, contact } = navigationFile.parse(readJson('data/navigation.json'))
  return {
    agency: siteFile.parse(readJson('data/site.json')),
    navigation: {
      groups: groups.map(({ id, pages, separatorBefore = null }) => ({
        id,
        separatorBefore,
        pages: pages.map(routeNode),
      })),
      contact: routeNode(contact),
    },
    allRoute: { nodes: routeNodes },
  }
}

/** The site around a component, from the real data files. */
export function siteAt({ language = 'en', path = `/${language}` }: Place = {}): Site {
  return siteOf(chrome(), language, path)
}

/** Renders a component as it stands on a page: with the site and the dictionary of the page's language around it. */
export function renderOnSite(component: ReactElement, place: Place = {}) {
  const translations = dictionary(place.language ?? 'en')
  const site = siteAt(place)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translations}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </I18nextProvider>
  )
  return render(component, { wrapper })
}
