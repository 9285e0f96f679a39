import { render } from '@testing-library/react'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-ssr'
import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { pageContext } from '../../gatsby/pages/page-context'
import { type ChromeData, type Site, SiteProvider, siteOf } from '../../src/components/site-context'
import { figuresById, resolvePhrases } from '../../src/data-model/figure-references'
import { figuresFile } from '../../src/data-model/figures'
import { type Language, languages } from '../../src/i18n/languages'
import { namespaces } from '../../src/i18n/namespaces'
import type { Alternates } from '../../src/i18n/paths'
import { translationOptions } from '../../src/i18n/translation-options'
import { inventedAgency } from './invented-site'
import { readJson } from './project'

export type PageLocation = {
  language?: Language
  /** The path of the open page; without it, the home of the language. */
  path?: string
}

const figures = figuresById(figuresFile.parse(readJson('data/figures.json')).figures)

const texts = (language: Language) =>
  Object.fromEntries(
    namespaces.map((name) => {
      const json = JSON.stringify(readJson(`locales/${language}/${name}.json`))
      return [name, resolvePhrases(json, figures, language)]
    }),
  )

/**
 * A phrase as the page shows it, with plain spaces, as queries read a page. Tests ask for it by key, because translators
 * may change its words.
 * @example word('it', 'logo', { name: 'Zagara' })
 */
export const word = (language: Language, key: string, values: Record<string, string | number> = {}): string =>
  phrasesOf(language)
    .getFixedT(language, 'common')(key, values)
    .replaceAll('\u00a0', ' ')
    .replace(/<\/?\w+>/g, '')

const allPhrases = new Map<Language, i18n>()

/** The real phrases of one language. */
function phrasesOf(language: Language): i18n {
  const known = allPhrases.get(language) ?? readPhrases(language)
  allPhrases.set(language, known)
  return known
}

/** An element on a page, as the plugin gives it its phrases. @param files the JSON of each namespace */
export const withTexts = (language: Language, files: Record<string, string>, element: ReactElement) => {
  const edges = Object.entries(files).map(([ns, data]) => ({ node: { ns, data, language } }))
  const props = { data: { locales: { edges } }, pageContext: pageContext(`/${language}`, language) }
  return wrapPageElement({ element, props }, translationOptions)
}

function readPhrases(language: Language): i18n {
  const found: i18n[] = []
  const Finder = () => {
    found.push(useTranslation().i18n)
    return null
  }
  renderToStaticMarkup(withTexts(language, texts(language), <Finder />))
  const [instance] = found
  if (!instance) throw new Error('The page has no phrases.')
  return instance
}

/** An invented agency, so that no unit test depends on the words of marketers. */
const agency = (language: Language) => ({
  ...inventedAgency,
  location: inventedAgency.location[language],
  taxData: inventedAgency.taxData[language],
  register: inventedAgency.register[language],
  shareCapital: inventedAgency.shareCapital[language],
  others: inventedAgency.others.map(({ origin, purpose }) => ({ origin, purpose: purpose[language] })),
  policies: { privacy: inventedAgency.policies.privacy[language], cookie: inventedAgency.policies.cookie[language] },
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
  const link = (pageId: string) => ({ pageId, path: routes[pageId]?.[language] ?? '' })
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
    sites: [{ label: 'Shop', url: 'https://shop.example.com' }],
    situations: [link('from-zero'), link('established')],
  }
}

/** The result of the layout's query on the small site. */
function chrome(language: Language): ChromeData {
  return { agency: agency(language), navigation: navigation(language) }
}

const openAt = (path: string) => Object.values(routes).find((route) => Object.values(route).includes(path)) ?? {}

/** The small site around a component. */
function siteAt({ language = 'en', path = `/${language}` }: PageLocation = {}): Site {
  const alternates = languages.flatMap((code) => {
    const open = openAt(path)[code]
    return open === undefined ? [] : [{ language: code, path: open, noindex: false }]
  })
  return siteOf(
    { ...chrome(language), page: { alternates, terrain: { saying: null, art: { publicURL: '/terrain.svg' } } } },
    language,
    path,
  )
}

/** The surroundings of a component on a page: the site, and the phrases of the page's language. */
function surroundings(location: PageLocation) {
  const translations = phrasesOf(location.language ?? 'en')
  const site = siteAt(location)
  return (children: ReactNode) => (
    <I18nextProvider i18n={translations}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </I18nextProvider>
  )
}

/** A component inside its surroundings. */
export const onSite = (component: ReactNode, location: PageLocation = {}) => surroundings(location)(component)

/** Renders a component inside its surroundings. */
export function renderOnSite(component: ReactElement, location: PageLocation = {}) {
  const around = surroundings(location)
  return render(component, { wrapper: ({ children }) => around(children) })
}
