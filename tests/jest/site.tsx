import { render } from '@testing-library/react'
import i18next, { type i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { z } from 'zod'

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

/**
 * An interface string as the page shows it: its words are the translators'.
 * @example word('it', 'logo', { name: 'Zagara' })
 */
export const word = (language: Language, key: string, values: Record<string, string | number> = {}): string =>
  dictionary(language).t(key, values)

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

/** An invented agency, so that no unit test depends on what marketers write; fields without a test are the real ones. */
export const agency = {
  ...siteFile.parse(readJson('data/site.json')),
  name: 'Zagara',
  legalName: 'Zagara S.r.l.',
  email: 'ciao@example.com',
  phone: '+39 000 000 0000',
  location: { en: 'Sicily, Italy', it: 'Sicilia' },
  address: 'Via Esempio 1, 95100 Catania (CT)',
  taxData: { en: 'VAT no. IT00000000000', it: 'P. IVA IT00000000000' },
  register: { en: 'REA CT-000000', it: 'REA CT-000000' },
  shareCapital: { en: 'Share capital €0.00', it: 'Capitale sociale 0,00 €' },
  social: { name: 'LinkedIn', url: 'https://social.example.com/zagara' },
  events: 'https://events.example.com',
  policies: {
    privacy: { en: 'https://policies.example.com/en/privacy', it: 'https://policies.example.com/it/privacy' },
    cookie: { en: 'https://policies.example.com/en/cookie', it: 'https://policies.example.com/it/cookie' },
  },
  contactSource: 'Zagara website',
}

const route = (page: string, en: string | null, it: string) => ({ page, en, it })
const home = route('home', '/en', '/it')
const contact = route('contact', '/en/contact', '/it/contatti')
const groups = [
  {
    id: 'about',
    separatorBefore: null,
    pages: [
      route('mission-vision', '/en/about/mission-vision', '/it/chi-siamo/missione-visione'),
      route('brand-manifesto', '/en/about/brand-manifesto', '/it/chi-siamo/manifesto-brand'),
    ],
  },
  {
    id: 'services',
    separatorBefore: null,
    pages: [route('training-support', '/en/services/training-support', '/it/servizi/formazione-supporto')],
  },
  {
    id: 'e-commerce',
    separatorBefore: 'from-zero',
    pages: [
      route('shopify-development', '/en/e-commerce/shopify-development', '/it/e-commerce/sviluppo-shopify'),
      route('from-zero', '/en/e-commerce/from-zero', '/it/e-commerce/da-zero'),
      route('established', '/en/e-commerce/established', '/it/e-commerce/avviato'),
    ],
  },
]
const routes = [
  home,
  contact,
  ...groups.flatMap(({ pages }) => pages),
  route('evento-farmasimplex', null, '/it/evento-farmasimplex'),
]

/** What the layout's query finds on a small site: its menu has three groups, and one page is Italian only. */
export function chrome(): Queries.ChromeFragment {
  return { agency, navigation: { groups, contact }, allRoute: { nodes: routes } }
}

/** The small site around a component. */
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
