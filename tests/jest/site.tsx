import { render } from '@testing-library/react'
import i18next, { type i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { z } from 'zod'
import { type ChromeData, type Site, SiteProvider, siteOf } from '../../src/components/site-context'
import { figuresById, resolveInterface } from '../../src/data-model/figure-references'
import { entriesOf, figuresFile } from '../../src/data-model/figures'
import { type Language, languages } from '../../src/i18n/languages'
import type { Alternates } from '../../src/i18n/paths'
import { inventedAgency } from './invented-site'
import { readJson } from './project'

export type PageLocation = {
  language?: Language
  /** The path of the open page; without it, the home of the language. */
  path?: string
}

const namespaces = ['common', 'forms', 'not-found']
const namespaceFile = z.record(z.string(), z.unknown())

const figures = figuresById(entriesOf(figuresFile.parse(readJson('data/figures.json'))))

const texts = (language: Language) =>
  Object.fromEntries(
    namespaces.map((name) => {
      const json = JSON.stringify(readJson(`locales/${language}/${name}.json`))
      return [name, namespaceFile.parse(JSON.parse(resolveInterface(json, figures, language)))]
    }),
  )

/**
 * An interface string as the page shows it. Tests ask for it by key, because translators may change its words.
 * @example word('it', 'logo', { name: 'Zagara' })
 */
export const word = (language: Language, key: string, values: Record<string, string | number> = {}): string =>
  dictionary(language).t(key, values)

const dictionaries = new Map<Language, i18n>()

/** The real interface strings of one language. */
export function dictionary(language: Language): i18n {
  const known = dictionaries.get(language) ?? readDictionary(language)
  dictionaries.set(language, known)
  return known
}

/** Set up as in gatsby-config.ts: a page has only its own language. */
function readDictionary(language: Language): i18n {
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

/** An invented agency, so that no unit test depends on the words of marketers. */
const agency = (language: Language) => ({
  ...inventedAgency,
  location: inventedAgency.location[language],
  taxData: inventedAgency.taxData[language],
  register: inventedAgency.register[language],
  shareCapital: inventedAgency.shareCapital[language],
  policies: {
    privacy: inventedAgency.policies.privacy[language],
    cookie: inventedAgency.policies.cookie[language],
  },
  ownershipTag: null,
})

/** The paths of each page of the small site. One page is Italian only. */
const routes: Record<string, Alternates> = {
  home: { en: '/en', it: '/it' },
  contact: { en: '/en/contact', it: '/it/contatti' },
  'mission-vision': { en: '/en/about/mission-vision', it: '/it/chi-siamo/missione-visione' },
  'brand-manifesto': { en: '/en/about/brand-manifesto', it: '/it/chi-siamo/manifesto-brand' },
  'training-support': { en: '/en/services/training-support', it: '/it/servizi/formazione-supporto' },
  'shopify-development': { en: '/en/e-commerce/shopify-development', it: '/it/e-commerce/sviluppo-shopify' },
  'from-zero': { en: '/en/e-commerce/from-zero', it: '/it/e-commerce/da-zero' },
  established: { en: '/en/e-commerce/established', it: '/it/e-commerce/avviato' },
  'evento-farmasimplex': { it: '/it/evento-farmasimplex' },
}

/** Its menu has three groups. */
function navigation(language: Language) {
  const link = (pageId: string) => ({
    pageId,
    path: routes[pageId]?.[language] ?? '',
    terrain: { art: { publicURL: `/terrain/${pageId}.svg` } },
  })
  const group = (id: string, pages: string[]) => ({ id, pages: pages.map(link), separatorBefore: null })
  const more = { footerSites: [], footerPages: [] }
  return {
    home: link('home'),
    groups: [
      { ...group('about', ['mission-vision', 'brand-manifesto']), ...more },
      { ...group('services', ['training-support']), ...more, footerSites: ['events'] as const },
      {
        ...group('e-commerce', ['shopify-development', 'from-zero', 'established']),
        ...more,
        footerPages: [link('contact')],
        separatorBefore: link('from-zero'),
      },
    ],
    contact: link('contact'),
    more: language === 'it' ? [link('evento-farmasimplex')] : [],
  }
}

/** The result of the layout's query on the small site. */
export function chrome(language: Language): ChromeData {
  return { agency: agency(language), navigation: navigation(language) }
}

const openAt = (path: string) => Object.values(routes).find((route) => Object.values(route).includes(path)) ?? {}

/** The small site around a component. */
function siteAt({ language = 'en', path = `/${language}` }: PageLocation = {}): Site {
  const alternates = languages.flatMap((code) => {
    const own = openAt(path)[code]
    return own === undefined ? [] : [{ language: code, path: own }]
  })
  return siteOf({ ...chrome(language), page: { alternates } }, language, path)
}

/** The surroundings of a component on a page: the site, and the interface strings of the page's language. */
function surroundings(place: PageLocation) {
  const translations = dictionary(place.language ?? 'en')
  const site = siteAt(place)
  return (children: ReactNode) => (
    <I18nextProvider i18n={translations}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </I18nextProvider>
  )
}

/** A component inside its surroundings. */
export const onSite = (component: ReactNode, place: PageLocation = {}) => surroundings(place)(component)

/** Renders a component inside its surroundings. */
export function renderOnSite(component: ReactElement, place: PageLocation = {}) {
  const around = surroundings(place)
  return render(component, { wrapper: ({ children }) => around(children) })
}
