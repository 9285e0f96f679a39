import type { KindName } from '../../gatsby/data/kinds'
import { terrainFile, terrainsFile } from '../../src/data-model/terrains'
import { type Language, languages } from '../../src/i18n/languages'
import { localized } from './localized'

/** Long enough for a search result, and of no other page. */
const search = (name: string) => ({
  title: `${name}: an invented page of a shop`,
  description: `${name}: a page that nobody has written but the tests, long enough to be the description of a result among others.`,
})

/** Buttons that lead to pages. */
const ways = (...targets: string[]) => ({ actions: targets.map((page) => ({ label: `To ${page}`, page })) })
const hero = { type: 'hero', heading: 'Lemons', lede: 'By the crate.' }
const closing = { type: 'closing', heading: 'Write', text: 'To us.', ...ways('contact') }
const steps = ['Sow', 'Water', 'Pick'].map((title) => ({ title, text: 'One thing at a time.' }))

const drawing = {
  type: 'drawing',
  drawing: 'tree',
  example: true,
  heading: 'A tree',
  labels: [
    { id: 'crown', value: '30', title: 'lemons' },
    { id: 'left', value: '20', title: 'lemons at the left' },
    { id: 'right', value: '10', title: 'lemons at the right' },
  ],
}
const lead = { interest: 'fair', source: 'Fiera', submit: 'Prenota' }

/** A further language has its home alone. */
const waysHome: { [language: string]: string[] } = { en: ['grove', 'story'], it: ['grove', 'fair'] }

const pages: Record<string, (language: Language) => object[]> = {
  home: (language) => [
    { ...hero, spots: ['crates'], actions: [{ label: 'How', anchor: 'how' }] },
    { type: 'figures', heading: 'Numbers', items: [{ figure: 'crates' }, { figure: 'years' }] },
    { type: 'steps', id: 'how', heading: 'Steps', items: steps },
    { ...closing, ...ways(...(waysHome[language] ?? ['home', 'home'])) },
  ],
  contact: () => [
    { ...hero, ...ways('home', 'grove') },
    { type: 'form', id: 'contact', heading: 'Write', intro: 'To us.' },
  ],
  story: () => [
    { ...hero, ...ways('home', 'grove') },
    { type: 'statement', heading: 'Once', paragraphs: ['There was a lemon.'] },
    closing,
  ],
  grove: () => [{ ...hero, ...ways('home', 'story') }, drawing, closing],
  fair: () => [
    { ...hero, ...ways('home', 'grove') },
    { type: 'form', id: 'book', heading: 'Prenota', intro: 'Un posto.', lead },
    {
      type: 'embed',
      heading: 'Film',
      title: 'Limoni',
      url: 'https://films.example.com/__7',
      address: 'https://example.org/7',
    },
  ],
}

const languagesOf = (page: string): readonly Language[] =>
  page === 'home' ? languages : page === 'fair' ? ['it'] : ['en', 'it']

const pageFiles = () =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([page, sections]) =>
      languagesOf(page).map((language) => [
        `data/pages/${language}/${page}.json`,
        { search: search(`${page} (${language})`), sections: sections(language) },
      ]),
    ),
  )

const figures = [
  { id: 'crates', format: 'count', value: 150, plus: true, label: localized('crates', 'casse') },
  { id: 'years', format: 'duration', value: 8.5, unit: 'year', label: localized('of lemons', 'di limoni') },
].map((figure) => ({ ...figure, note: localized('As counted.', 'Come contate.') }))

export const inventedAgency = {
  name: 'Zagara',
  legalName: 'Zagara S.r.l.',
  origin: 'https://www.example.com',
  email: 'ciao@example.com',
  phone: '+39 000 000 0000',
  location: localized('Sicily', 'Sicilia'),
  address: 'Via Esempio, Catania',
  taxData: localized('VAT no.', 'P. IVA'),
  register: localized('Register', 'Registro'),
  shareCapital: localized('Share capital', 'Capitale sociale'),
  social: { name: 'LinkedIn', url: 'https://social.example.com/zagara' },
  events: 'https://events.example.com',
  policies: {
    privacy: localized('https://policies.example.com/en/privacy', 'https://policies.example.com/it/privacy'),
    cookie: localized('https://policies.example.com/en/cookie', 'https://policies.example.com/it/cookie'),
  },
  others: [
    { origin: 'https://films.example.com', uses: ['frame'], purpose: localized('It counts you.', 'Conta le visite.') },
  ],
  actions: { freeCall: null, caseStudy: null, brochure: null, courseCatalogue: null },
  contactSource: 'Zagara website',
}

const pathOf = (page: string, language: Language) => (page === 'home' ? `/${language}` : `/${language}/${page}`)

const routes = Object.keys(pages).map((page) => ({
  page,
  ...Object.fromEntries(languagesOf(page).map((language) => [language, pathOf(page, language)])),
}))

const navigation = {
  home: 'home',
  groups: [
    { id: 'about', pages: ['story', 'grove'] },
    { id: 'more', pages: ['grove', 'home'], separatorBefore: 'home' },
  ],
  contact: 'contact',
  more: ['fair'],
  sites: [{ label: localized('Shop', 'Negozio'), url: 'https://shop.example.com' }],
}

const phrases = {
  common: {
    menu: { open: 'Menu', close: 'Close' },
    logo: '{{name}}, home',
    navigation: {
      groups: { about: 'Zagara', more: 'More' },
      pages: Object.fromEntries(Object.keys(pages).map((page) => [page, page])),
    },
  },
  forms: { labels: { email: 'E-mail' }, budget: 'From one crate on', consent: 'I have read <policy>it</policy>.' },
  'not-found': { title: 'Not found', sentence: 'Oh.' },
}

const localeFiles = (): Record<string, object> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(phrases).map(([name, texts]) => [`locales/${language}/${name}.json`, texts]),
    ),
  )

const terrains = [...Object.keys(pages), 'not-found'].map((page) => ({
  page,
  ...(page === 'home' ? { saying: localized('A grove', 'Un limoneto'), spots: [{ x: 70, y: 30 }] } : {}),
}))

const tree = { name: 'tree', isOnBrand: true }

const place = (label: string, y: number) =>
  `<rect id="place-${label}" class="left top" data-room="30" x="10" y="${y}" width="160" height="50"/>`

export const inventedPlaces = [place('crown', 10), place('left', 200), place('right', 400)].join('')

/** A wide composition. @param subject what it draws @param places its rectangles */
export const inventedArt = (subject = '', places = inventedPlaces) =>
  `<svg viewBox="0 0 1440 600"><g id="land"/><g id="subject">${subject}</g><g id="places">${places}</g></svg>`

export const inventedTerrain = (content = '<symbol id="terrain"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${content}</svg>`

/** Its drawing and its terrains. */
const pictures = (): Record<string, string> => {
  const files = terrainsFile
    .parse({ terrains })
    .terrains.map((terrain) => [`data/${terrainFile(terrain)}`, inventedTerrain()])
  return { 'data/drawings/tree/wide.svg': inventedArt(), ...Object.fromEntries(files) }
}

/** The files of each kind, by their paths. A kind that is missing here does not compile. */
const dataFiles = (): Record<KindName, Record<string, object>> => ({
  site: { 'data/site.json': inventedAgency },
  figures: { 'data/figures.json': { figures } },
  routes: { 'data/routes.json': { routes } },
  redirects: {
    'data/redirects.json': {
      redirects: [
        { page: 'home', language: 'en', from: ['/'] },
        { page: 'fair', language: 'it', from: ['/fair'] },
        { page: 'home', language: 'it', from: ['/blog'] },
      ],
    },
  },
  navigation: { 'data/navigation.json': navigation },
  terrains: { 'data/terrains.json': { terrains } },
  drawing: { 'data/drawings/tree/drawing.json': tree },
  page: pageFiles(),
})

/** A small site without mistakes: five pages, one of them in Italian only, two figures. The texts of its files, by their paths. */
export const inventedSite = (): Record<string, string> => ({
  ...Object.fromEntries(
    [...Object.values(dataFiles()), localeFiles()]
      .flatMap((files) => Object.entries(files))
      .map(([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`]),
  ),
  ...pictures(),
})
