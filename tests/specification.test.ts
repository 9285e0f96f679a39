import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fileNames } from '../gatsby/data/read-data'
import { payloadOf } from '../src/browser/form/request'
import { toasters } from '../src/browser/toasts/toasters'
import {
  cacheLifetime,
  cookieReloadDelay,
  hashScrollDelay,
  limits,
  openDelay,
  pauseBefore,
  removeDelay,
  retries,
  revealStagger,
  revealThreshold,
  skipDelay,
} from '../src/contract/constants'
import {
  addedFields,
  consentName,
  type FormDefinition,
  leadForm,
  optionsIn,
  contactForm as ownContactForm,
} from '../src/contract/form-definition'
import { figuresFile } from '../src/data-model/figures'
import { sectionIds } from '../src/data-model/section-ids'
import { specifiedPhrases } from '../src/i18n/specified-phrases'
import { narrow } from '../src/theme/tokens'
import { inData, isOurs, readJson, root } from './jest/project'

/**
 * What docs/specification.md fixes, row by row: each names its rule. Everything else is data, and no edit of it turns a
 * row red. To change a row, change its rule first.
 */

/** What this agency’s launch shows and says. Of another agency’s site only the rows of the software hold. */
const launch = isOurs ? test : test.skip

const languages = ['en', 'it'] as const
const pharmacyPage = 'it/evento-farmasimplex'
const landings = 'it/e-commerce-catania it/prestashop-catania it/e-commerce-con-prestashop it/e-commerce-con-shopify'

const ids = z.array(z.string())
const link = z.object({ page: z.string(), anchor: z.string(), interest: z.string() }).partial()
const pageFile = z.object({
  search: z.object({ title: z.string(), description: z.string(), keywords: ids.optional() }),
  sections: z.array(z.looseObject({ type: z.string(), id: z.string().optional() })),
})
/** A page may have paths in further languages. */
const routesFile = z.object({
  routes: z.array(z.object({ page: z.string(), en: z.string().optional(), it: z.string().optional() })),
})
const navigationFile = z.object({
  groups: z.array(z.object({ id: z.string(), pages: ids, separatorBefore: z.string().optional() })),
})

/** A list with this entry among others. */
const including = (one: unknown) => expect.arrayContaining([one])
const entryWith = (values: object) => including(expect.objectContaining(values))

/** @param page language and id, for example `it/home` */
const readPage = (page: string) => pageFile.parse(readJson(`data/pages/${page}.json`))
const sectionsOf = (page: string, kind: string) => readPage(page).sections.filter(({ type }) => type === kind)
const pagesIn = (language: string) =>
  fileNames(inData(), `data/pages/${language}`).map((file) => `${language}/${file.replace('.json', '')}`)

/** Rows for several pages: `home` stands for `en/home` and `it/home`. */
function ofPages<Rest extends unknown[]>(rows: [rule: string, pages: string, ...Rest][]) {
  return rows.flatMap(([rule, pages, ...rest]) =>
    pages
      .split(' ')
      .flatMap((page) => (page.includes('/') ? page : languages.map((language) => `${language}/${page}`)))
      .map((page): [string, string, ...Rest] => [rule, page, ...rest]),
  )
}

/** As many of the wanted ones as the list has in this order, with others between them. `grid:6` is a `grid`, too. */
function inOrder(list: string[], wanted: string[]): string[] {
  let found = 0
  for (const one of list) if ([one, one.split(':')[0]].includes(wanted[found])) found += 1
  return wanted.slice(0, found)
}

/** Kinds of a page's sections, with the number of entries: `grid:6`. */
const kindsOf = (page: string) =>
  readPage(page).sections.map(({ type, items, cards }) => {
    const entries = items ?? cards
    return Array.isArray(entries) && entries.length > 0 ? `${type}:${entries.length}` : type
  })

/** Links in a part of a page, in reading order. A link to the page itself has `page: undefined`. */
function linksIn(value: unknown): z.infer<typeof link>[] {
  if (typeof value !== 'object' || value === null) return []
  const isLink = 'page' in value || 'anchor' in value
  return [...(isLink ? [{ page: undefined, ...link.parse(value) }] : []), ...Object.values(value).flatMap(linksIn)]
}

const copyOf = (page: string) => JSON.stringify(readPage(page).sections)
/** Copy and the sentences that it names: they name figures in their turn. */
const withSentences = (copy: string) => {
  const { figures } = figuresFile.parse(readJson('data/figures.json'))
  return figures.reduce(
    (said, { id, format, value }) => (format === 'text' && copy.includes(`{{${id}}}`) ? said + value.en : said),
    copy,
  )
}
/** Whether a page names a figure, in its copy, in a sentence or as a field. */
const shows = (page: string, figure: string) =>
  new RegExp(`"${figure}"(?!:)|{{${figure}}}`).test(withSentences(copyOf(page)))

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
/** The paths that a rule spells, for each line of its list, or all that it has. */
const pathsOf = (rule: string) => {
  const [text = ''] = specification.split(`**${rule}**`)[1]?.split('\n\n**') ?? []
  const [whole, ...lines] = text.split('\n- ')
  return (lines.length > 0 ? lines : [whole]).map((line = '') =>
    Array.from(line.matchAll(/`(\/[^`]*)`/g), ([, path]) => path),
  )
}
const [italianPaths = []] = pathsOf('R-ROUTE-3')
const paths = [...pathsOf('R-ROUTE-2'), ...italianPaths.map((path) => [undefined, path])]

const routes = () => routesFile.parse(readJson('data/routes.json')).routes
const pageAt = (path: string | undefined) => routes().find(({ en, it }) => [en, it].includes(path))?.page ?? 'no page'

launch.each(paths)('R-ROUTE-2, R-ROUTE-3: a page stands at %s and %s', (...addresses) => {
  expect(routes().map(({ en, it }) => [en, it])).toContainEqual(addresses)
  expect(paths).toHaveLength(18)
})

launch.each(ofPages([['R-PAGE-1', landings]]))('%s: %s has keywords', (_rule, page) => {
  expect(readPage(page).search.keywords).toContainEqual(expect.stringMatching(/\S/))
})

const redirects = [['/en', '/'], ...pathsOf('R-REDIRECT-1')].flatMap(([to, ...from]) => from.map((path) => [path, to]))

launch.each(redirects)('R-ROUTE-1, R-REDIRECT-1: %s leads to %s', (path, to) => {
  const language = to?.startsWith('/it') ? 'it' : 'en'
  const redirect = entryWith({ page: pageAt(to), language, from: including(path) })
  expect(readJson('data/redirects.json')).toHaveProperty('redirects', redirect)
  expect(redirects).toHaveLength(24)
})

const readNavigation = () => navigationFile.parse(readJson('data/navigation.json'))

launch('R-CHROME-2: the groups of the menu are, in this order, about, services, e-commerce', () => {
  const ids = readNavigation().groups.map(({ id }) => id)
  expect(inOrder(ids, ['about', 'services', 'e-commerce'])).toEqual(['about', 'services', 'e-commerce'])
})

launch.each([
  ['R-CHROME-2', 'about', 'mission-vision brand-manifesto our-philosophy'],
  ['R-CHROME-2', 'services', 'marketing-performance strategic-consulting training-support'],
  ['R-CHROME-2', 'e-commerce', 'prestashop-agency shopify-development | from-zero established underperforming'],
])('%s: the group %s of the menu has, in this order, %s', (_rule, id, wanted) => {
  const { pages = [], separatorBefore } = readNavigation().groups.find((one) => one.id === id) ?? {}
  const lines = pages.flatMap((page) => (page === separatorBefore ? ['|', page] : [page]))
  expect(inOrder(lines, wanted.split(' '))).toEqual(wanted.split(' '))
})

launch.each([
  ['R-CHROME-1', 'home by the logo', 'home', 'home'],
  ['R-CHROME-2', 'contact by its link', 'contact', 'contact'],
  ['R-CHROME-6', 'the events site', 'groups', entryWith({ id: 'services', footerSites: including('events') })],
  ['R-CHROME-6', 'contact', 'groups', entryWith({ id: 'e-commerce', footerPages: including('contact') })],
  ['R-CHROME-11', 'the five Italian pages', 'more', expect.arrayContaining(italianPaths.map(pageAt))],
])('%s: menu and footer lead to %s', (_rule, _target, field, wanted) => {
  expect(readJson('data/navigation.json')).toHaveProperty(field, wanted)
})

// Other sections may stand between them.
launch.each(
  ofPages([
    ['R-PAGE-2', 'home', 'hero drawing steps:3 ledger:3 grid:3 closing'],
    ['R-PAGE-3', 'prestashop-agency', 'hero timeline figures grid:6 grid:3 steps ledger figures form'],
    ['R-PAGE-4', 'from-zero', 'hero drawing:6 closing'],
    ['R-PAGE-4', 'established underperforming', 'hero grid:6 closing'],
    ['R-PAGE-5', 'shopify-development', 'grid:6'],
    ['R-PAGE-5', 'shopify-development', 'ledger:8'],
    ['R-PAGE-5', 'shopify-development', 'steps:4'],
    ['R-PAGE-8', 'training-support', 'programs:4'],
    ['R-PAGE-8', 'training-support', 'ledger'],
    ['R-PAGE-8', 'training-support', 'figures'],
    ['R-PAGE-9', 'contact', 'hero form offer faq'],
    ['R-PAGE-10', pharmacyPage, 'hero grid:3 ledger:4 callout steps:3 callout faq:6 form closing statement'],
    ['R-PAGE-11', 'it/e-commerce-catania it/prestashop-catania', 'hero grid:6 ledger closing'],
    ['R-PAGE-11', 'it/e-commerce-con-prestashop', 'hero grid:7 ledger:4 closing'],
    ['R-PAGE-11', 'it/e-commerce-con-shopify', 'hero grid:6 ledger:6 closing'],
  ]),
)('%s: %s has, in this order, %s', (_rule, page, kinds) => {
  expect(inOrder(kindsOf(page), kinds.split(' '))).toEqual(kinds.split(' '))
})

launch.each(['en/home', 'it/home'])('R-PAGE-2: %s has exactly six sections, by their places', (page) => {
  const wanted = ['section-0', 'section-1', 'section-2', 'section-3', 'section-4', 'section-5']
  expect(sectionIds(readPage(page).sections)).toEqual(wanted)
})

launch('R-PAGE-9: contact has as many questions in each language', () => {
  const [english, italian] = languages.map((language) =>
    kindsOf(`${language}/contact`).filter((kind) => kind.startsWith('faq')),
  )
  expect(english).toEqual(italian)
})

const years = [2011, 2016, null].map((year) => expect.objectContaining({ year }))

launch.each(
  ofPages<[kind: string, field: string, wanted: unknown]>([
    ['R-PAGE-3', 'prestashop-agency', 'timeline', 'items', years],
    ['R-PAGE-6', 'prestashop-agency shopify-development', 'form', 'id', 'contact'],
    ['R-PAGE-6', 'prestashop-agency shopify-development', 'form', 'interest', expect.any(String)],
    ['R-PAGE-6', 'en/from-zero en/established en/underperforming', 'form', 'id', 'contact'],
    ['R-PAGE-6', 'en/from-zero', 'form', 'interest', 'ecommerce-zero'],
    ['R-PAGE-6', 'en/established', 'form', 'interest', 'ecommerce-established'],
    ['R-PAGE-6', 'en/underperforming', 'form', 'interest', 'ecommerce-underperforming'],
    ['R-PAGE-9', 'contact', 'offer', 'actions', entryWith({ action: 'freeCall' })],
    ['R-PAGE-10', pharmacyPage, 'callout', 'variant', 'band'],
    ['R-PAGE-10', pharmacyPage, 'form', 'id', 'contact-form'],
    ['R-FORM-3', pharmacyPage, 'form', 'lead', expect.objectContaining({ submit: 'Prenota consulenza gratuita' })],
    ['R-FORM-6', pharmacyPage, 'form', 'lead', expect.objectContaining({ interest: 'evento-farmasimplex' })],
    ['R-FORM-6', pharmacyPage, 'form', 'lead', expect.objectContaining({ source: expect.any(String) })],
    ['R-PAGE-11', landings, 'hero', 'badges', [expect.any(String), expect.any(String)]],
    ['R-PAGE-11', 'it/prestashop-catania', 'hero', 'image', expect.anything()],
  ]),
)('%s: %s has a section %s with %s', (_rule, page, kind, field, wanted) => {
  expect(sectionsOf(page, kind)).toContainEqual(expect.objectContaining({ [field]: wanted }))
})

launch.each(
  ofPages([
    ['R-PAGE-2', 'home', 'drawing'],
    ['R-PAGE-3', 'prestashop-agency', 'grid'],
  ]),
)('%s: %s leads to the three segments from its section %s', (_rule, page, kind) => {
  const links = linksIn(sectionsOf(page, kind).at(-1))
  expect(links.map((one) => one.page)).toEqual(['from-zero', 'established', 'underperforming'])
})

launch.each(
  ofPages<[kind: string, target: z.infer<typeof link>]>([
    ['R-PAGE-2', 'home', 'hero', { anchor: 'section-3' }],
    ['R-PAGE-2', 'home', 'grid', { page: 'contact' }],
    ['R-PAGE-2', 'home', 'closing', { page: 'contact' }],
    ['R-PAGE-3', 'prestashop-agency', 'hero', { anchor: 'contact' }],
    ['R-PAGE-4', 'en/from-zero en/established en/underperforming', 'closing', { anchor: 'contact' }],
    ['R-PAGE-4', 'it/from-zero', 'closing', { page: 'contact', interest: 'ecommerce-zero' }],
    ['R-PAGE-4', 'it/established', 'closing', { page: 'contact', interest: 'ecommerce-established' }],
    ['R-PAGE-4', 'it/underperforming', 'closing', { page: 'contact', interest: 'ecommerce-underperforming' }],
    ['R-PAGE-5', 'shopify-development', 'closing', { anchor: 'contact' }],
    ['R-PAGE-6', 'mission-vision brand-manifesto our-philosophy', 'closing', { page: 'contact' }],
    ['R-PAGE-6', 'marketing-performance strategic-consulting', 'closing', { page: 'contact' }],
    ['R-PAGE-10', pharmacyPage, 'hero', { anchor: 'contact-form' }],
    ['R-PAGE-11', landings, 'hero', { page: 'contact' }],
    ['R-PAGE-11', landings, 'closing', { page: 'contact' }],
  ]),
)('%s: on %s, the first link of the last section %s is %j', (_rule, page, kind, target) => {
  expect(linksIn(sectionsOf(page, kind).at(-1))[0]).toMatchObject({ page: undefined, ...target })
})

launch.each([
  ['R-PAGE-13', 'caseStudy'],
  ['R-PAGE-13', 'brochure'],
  ['R-PAGE-13', 'courseCatalogue'],
])('%s: a page in each language offers %s', (_rule, action) => {
  const offer = expect.objectContaining({ actions: entryWith({ action }) })
  for (const language of languages)
    expect(pagesIn(language).flatMap((page) => sectionsOf(page, 'offer'))).toContainEqual(offer)
})

launch.each(
  ofPages([
    ['R-FIGURE-4', 'home', 'projects sales-growth'],
    ['R-FIGURE-4', 'contact', 'budget-first budget-second budget-third budget-fourth'],
    ['R-FIGURE-4', 'en/home', 'years-precise'],
    ['R-FIGURE-4', 'it/home', 'years'],
    ['R-FIGURE-4', 'mission-vision', 'years client-retention'],
    ['R-FIGURE-4', 'prestashop-agency it/prestashop-catania it/e-commerce-con-prestashop', 'prestashop-years'],
    ['R-FIGURE-4', 'prestashop-agency', 'partner-years prestashop-projects community-members versions agency-rating'],
    ['R-FIGURE-4', 'prestashop-agency strategic-consulting', 'revenue'],
    ['R-FIGURE-4', 'it/e-commerce-con-prestashop', 'prestashop-founded prestashop-shops no-fees'],
    ['R-FIGURE-4', 'marketing-performance', 'roi cpa ltv retention'],
    ['R-FIGURE-4', 'training-support', 'pass-rate training-rating'],
    ['R-FIGURE-4', 'training-support', 'program-management program-marketing program-analytics program-custom'],
    ['R-FIGURE-4', pharmacyPage, 'integration-time new-customers free-consultation'],
    ['R-FIGURE-4', 'from-zero it/e-commerce-con-shopify', 'launch-time'],
    ['R-FIGURE-4', 'shopify-development', 'shopify-founded shopify-businesses shopify-support'],
    ['R-FIGURE-4', 'it/e-commerce-con-shopify', 'shopify-founded shopify-businesses shopify-support'],
    ['R-FIGURE-4', 'contact', 'email-response form-response free-call quote-time project-shortest project-longest'],
  ]),
)('%s: %s shows %s', (_rule, page, figures) => {
  expect(figures.split(' ').filter((figure) => !shows(page, figure))).toEqual([])
})

launch.each([
  ['R-FIGURE-3', 'en/home', 'years'],
  ['R-FIGURE-3', 'it/home', 'years-precise'],
])('%s: %s does not show %s', (_rule, page, figure) => {
  expect(shows(page, figure)).toBe(false)
})

launch.each([
  ['R-PAGE-2', 'en/home', [/Solutions for e-commerce/]],
  ['R-SITE-2', 'en/home', [/Advanced Analytics/, /Intelligent Automation/, /Performance Monitoring/]],
  ['R-SITE-2', 'it/home', [/Analisi|Analytics/, /Automazione|Automation/, /Monitoraggio|Monitoring/]],
  ['R-SITE-2', 'en/prestashop-agency', [/modul/i, /ERP/, /migrat/i, /update|upgrade/i, /speed|fast|slow/i]],
  ['R-SITE-2', 'it/prestashop-agency', [/modul/i, /ERP|gestional/, /migra/i, /aggiorn/i, /veloc|lent/i]],
  ['R-SITE-2', 'en/shopify-development', [/theme/i, /Plus/, /\bapps?\b/i, /migrat/i]],
  ['R-SITE-2', 'en/shopify-development', [/integrat/i, /channel/i, /support/i]],
  ['R-SITE-2', 'it/shopify-development', [/\btem[ai]\b/i, /Plus/, /\bapp\b/i, /migra/i]],
  ['R-SITE-2', 'it/shopify-development', [/integra/i, /canal/i, /assisten/i]],
  ['R-SITE-2', pharmacyPage, [/Farmasimplex/, /Farmadati/]],
  ['R-SITE-3', 'en/prestashop-agency', [/certified .{0,20}partner/i]],
  ['R-SITE-3', 'it/prestashop-agency', [/partner .{0,20}certificat/i]],
  ['R-SITE-3', 'en/shopify-development', [/official .{0,20}partner/i]],
  ['R-SITE-3', 'it/shopify-development', [/partner .{0,20}ufficial/i]],
] as const)('%s: %s says %p', (_rule, page, words) => {
  expect(words.filter((word) => !word.test(copyOf(page)))).toEqual([])
})

/** The contact form without what an owner has added to it. */
const contactForm: FormDefinition = {
  ...ownContactForm,
  fields: ownContactForm.fields.filter((field) => !addedFields.some(({ name }) => name === field.name)),
}

/** Fields in their order, with their kinds unless it is `text`. A textarea has its rows. */
const fieldsOf = ({ fields }: FormDefinition) =>
  fields.map((field) => {
    const kind = field.kind === 'textarea' ? `${field.rows}rows` : field.kind
    return `${field.name}${field.kind === 'fixed' || field.required ? '' : '?'}${kind === 'text' ? '' : `:${kind}`}`
  })

test.each([
  ['R-FORM-1', 'firstName lastName email:email company? interest:select budget?:select message:6rows', contactForm],
  ['R-FORM-3', 'name:fullName email:email phone:tel interest:fixed message?:4rows', leadForm],
])('%s: a form has the fields %s', (_rule, wanted, form) => {
  expect(fieldsOf(form).join(' ')).toBe(wanted)
})

const segments = 'ecommerce-zero ecommerce-established ecommerce-underperforming'
const services = 'marketing-performance strategic-consulting training-support'

test.each([
  ['R-FORM-2', 'interest', 'en', `${segments} ${services} other`],
  ['R-FORM-2', 'interest', 'it', `${segments} ${services} altro`],
  ['R-FORM-2', 'budget', 'en', '5k-15k 15k-50k 50k-100k 100k+ to-evaluate'],
  ['R-FORM-2', 'budget', 'it', '5k-15k 15k-50k 50k-100k 100k+ da-valutare'],
] as const)('%s: the options of %s in %s are %s', (_rule, name, language, wanted) => {
  const select = contactForm.fields.find((field) => field.name === name)
  expect(select?.kind === 'select' && optionsIn(select.options, language).join(' ')).toBe(wanted)
})

const sent = (form: FormDefinition, language: 'en' | 'it', values = {}) =>
  payloadOf(form, values, { language, source: 'Site', now: new Date('2030-01-02') })

test.each([
  ['R-FORM-5', 'en', contactForm, 'firstName lastName email company interest budget message timestamp source language'],
  ['R-FORM-5', 'it', contactForm, 'firstName lastName email company interest budget message timestamp source'],
  ['R-FORM-6', 'en', leadForm, 'firstName lastName email phone interest message timestamp source'],
] as const)('%s: a payload in %s has its fields in order', (_rule, language, form, wanted) => {
  expect(Object.keys(sent(form, language)).join(' ')).toBe(wanted)
})

test.each([
  ['R-FORM-5', '', { language: 'en', source: 'Site', timestamp: '2030-01-02T00:00:00.000Z' }, contactForm],
  ['R-FORM-6', 'Maria', { firstName: 'Maria', lastName: '' }, leadForm],
  ['R-FORM-6', 'Maria Grazia Russo', { firstName: 'Maria', lastName: 'Grazia Russo' }, leadForm],
])('%s: a payload for the name "%s" has %j', (_rule, name, wanted, form) => {
  expect(sent(form, 'en', { name })).toMatchObject(wanted)
})

launch.each(
  specifiedPhrases.flatMap(([rule, name, en, it]) => {
    const [namespace, key = ''] = name.split(':')
    return languages.map((language) => [rule, `locales/${language}/${namespace}.json`, key, { en, it }[language]])
  }),
)('%s: %s has, as %s, %s', (_rule, file, key, text) => {
  expect(readJson(file)).toHaveProperty(key, text)
})

test.each([
  ['R-FORM-1', 'name of the consent', consentName, 'privacyAccepted'],
  ['R-CHROME-7', 'ms until the page reloads for cookie preferences', cookieReloadDelay, 3000],
  ['R-CHROME-9', 'px of the widest phone', Number(/([\d.]+)em/.exec(narrow)?.[1]) * 16, 768],
  ['R-SCROLL-2', 'ms until the scroll to a hash', hashScrollDelay, 100],
  ['R-MOTION-1', 'visible share that reveals a section', revealThreshold, 0.3],
  ['R-MOTION-1', 'ms between two items', revealStagger, 100],
  ['R-POLICY-2', 'ms that an answer counts', cacheLifetime, 300_000],
  ['R-POLICY-2', 'further tries', retries, 3],
  ['R-POLICY-2', 'ms of the pauses', [0, 1, 4, 5, 9].map(pauseBefore), [1000, 2000, 16_000, 30_000, 30_000]],
  ['R-ERROR-5', 'limits', limits, { code: 5000, dialogCode: 3000, document: 8000, request: 15_000, check: 5000 }],
  ['R-TOAST-1', 'results kept', toasters.results.limit, 1],
  ['R-TOAST-1', 'ms of a result', toasters.results.duration, 5000],
  ['R-TOAST-1', 'px that swipe a result away', toasters.results.swipe, 50],
  ['R-TOAST-1', 'hotkey of results', toasters.results.hotkey, ['F8']],
  ['R-TOAST-2', 'notices shown', toasters.notices.limit, 3],
  ['R-TOAST-2', 'ms of a notice', toasters.notices.duration, 4000],
  ['R-TOAST-2', 'px that swipe a notice away', toasters.notices.swipe, 20],
  ['R-TOAST-2', 'hotkey of notices', toasters.notices.hotkey, ['altKey', 'KeyT']],
  ['R-TOAST-3', 'ms until a dismissed toast is gone', removeDelay, 200],
  ['R-TOAST-4', 'ms until a tooltip opens', openDelay, 700],
  ['R-TOAST-4', 'ms in which a further tooltip opens at once', skipDelay, 300],
])('%s: %s', (_rule, _name, value, wanted) => {
  expect(value).toEqual(wanted)
})
