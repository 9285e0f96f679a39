import { render } from '@testing-library/react'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-ssr'
import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type ChromeData, SiteProvider, siteOf } from '../../src/components/site-context'
import { figuresById, resolvePhrases } from '../../src/data-model/figure-references'
import { figuresFile } from '../../src/data-model/figures'
import type { Language } from '../../src/i18n/languages'
import { namespaces } from '../../src/i18n/namespaces'
import { translationOptions } from '../../src/i18n/translation-options'
import { pageContext } from '../../src/layout/page-context'
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

/** The small site has its home alone. */
const navigation = (language: Language): ChromeData['navigation'] => ({
  home: { pageId: 'home', path: `/${language}` },
  contact: null,
  groups: [],
  more: [],
  sites: [{ label: 'Shop', url: 'https://shop.example.com' }],
})

/** A component on a page: inside the small site, and with the phrases of the page's language. */
export const onSite = (component: ReactNode, { language = 'en', path = `/${language}` }: PageLocation = {}) => (
  <I18nextProvider i18n={phrasesOf(language)}>
    <SiteProvider value={siteOf({ agency: agency(language), navigation: navigation(language) }, language, path)}>
      {component}
    </SiteProvider>
  </I18nextProvider>
)

/** Renders a component on a page. */
export const renderOnSite = (component: ReactNode) => render(onSite(component))
