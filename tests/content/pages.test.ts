import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sectionIds } from '../../src/data-model/section-ids'
import { root } from '../jest/project'
import { both, pageData, sectionsOf } from './page-data'

/** The specification of each page's sections. Their words and figures belong to the marketers. */
const heroOf = (file: string) => sectionsOf(file, 'hero')[0]
const closingOf = (file: string) => sectionsOf(file, 'closing').at(-1)
const countsOf = (file: string, type: string) => sectionsOf(file, type).map(({ items }) => items.length)
const contactOf = (file: string) => sectionsOf(file, 'contact')[0]

/** The kinds of a page's sections that `kinds` names, in the order of the page. */
const kindsIn = (file: string, kinds: readonly string[]) =>
  pageData(file).sections.flatMap(({ type }) => (kinds.includes(type) ? [type] : []))

const segments = ['from-zero', 'established', 'underperforming']
const landing = ['e-commerce-catania', 'prestashop-catania', 'e-commerce-con-prestashop', 'e-commerce-con-shopify']

/** R-PAGE-2 */
describe.each(both('home'))('%s', (file) => {
  test('has six sections, section-0 to section-5', () => {
    expect(sectionIds(pageData(file).sections)).toEqual([
      'section-0',
      'section-1',
      'section-2',
      'section-3',
      'section-4',
      'section-5',
    ])
  })

  test('leads from the hero to the ecosystem, which is section-3', () => {
    expect(heroOf(file)?.actions).toContainEqual(expect.objectContaining({ anchor: 'section-3' }))
    expect(pageData(file).sections[3]?.items).toHaveLength(3)
  })

  test('shows three situations, three steps, three products', () => {
    const [, situations, approach, , suite] = pageData(file).sections
    expect(situations?.items.map((item) => item.page)).toEqual(segments)
    expect(approach?.items).toHaveLength(3)
    expect(suite?.items).toHaveLength(3)
  })

  test('leads to the contact page from the suite and from the end', () => {
    expect(pageData(file).sections[4]?.link?.page).toBe('contact')
    expect(closingOf(file)?.actions[0]?.page).toBe('contact')
  })
})

/** R-PAGE-4, R-PAGE-6 */
describe.each(segments)('the segment page %s', (name) => {
  test('has six cards', () => {
    for (const file of both(name)) expect(countsOf(file, 'grid')).toContain(6)
  })

  test('leads in English to #contact, which is there, with its interest', () => {
    const interest = name === 'from-zero' ? 'ecommerce-zero' : `ecommerce-${name}`
    expect(closingOf(`en/${name}`)?.actions[0]).toMatchObject({ anchor: 'contact' })
    expect(closingOf(`en/${name}`)?.actions[0]?.page).toBeUndefined()
    expect(contactOf(`en/${name}`)).toMatchObject({ id: 'contact', interest })
  })

  test('leads in Italian to the contact page, with its interest', () => {
    const interest = name === 'from-zero' ? 'ecommerce-zero' : `ecommerce-${name}`
    expect(closingOf(`it/${name}`)?.actions[0]).toMatchObject({ page: 'contact', interest })
  })
})

/** R-PAGE-3, R-PAGE-6 */
describe.each(both('prestashop-agency'))('%s', (file) => {
  test('has timeline, community, services, segments, approach, ecosystem, results and contact, in this order', () => {
    const order = ['hero', 'timeline', 'figures', 'grid', 'situations', 'steps', 'ledger', 'figures', 'contact']
    expect(kindsIn(file, order)).toEqual(order)
  })

  test('has a timeline of 2011, 2016 and today, six services, and #contact', () => {
    const years = sectionsOf(file, 'timeline')[0]?.items.map(({ year }) => year)
    expect(years).toEqual([2011, 2016, null])
    expect(countsOf(file, 'grid')).toContain(6)
    expect(contactOf(file)).toMatchObject({ id: 'contact', interest: expect.any(String) })
  })
})

/** R-PAGE-5, R-PAGE-6 */
test.each(both('shopify-development'))('%s has six reasons, eight services, four steps and #contact', (file) => {
  expect(countsOf(file, 'grid')).toContain(6)
  expect(countsOf(file, 'ledger')).toContain(8)
  expect(countsOf(file, 'steps')).toContain(4)
  expect(closingOf(file)?.actions[0]).toMatchObject({ anchor: 'contact' })
  expect(contactOf(file)).toMatchObject({ id: 'contact', interest: expect.any(String) })
})

/** R-PAGE-8, R-PAGE-13 */
test.each(both('training-support'))('%s has four programs, and buttons for the brochure and the catalogue', (file) => {
  expect(countsOf(file, 'programs')).toEqual([4])
  const offered = sectionsOf(file, 'offer').flatMap(({ actions }) => actions.map(({ action }) => action))
  expect(offered).toEqual(expect.arrayContaining(['brochure', 'courseCatalogue']))
})

/** R-PAGE-7 */
test.each(
  ['mission-vision', 'brand-manifesto', 'our-philosophy', 'marketing-performance', 'strategic-consulting'].flatMap(
    both,
  ),
)('%s leads to the contact page', (file) => {
  expect(closingOf(file)?.actions[0]?.page).toBe('contact')
})

/** R-PAGE-9 */
test.each(both('contact'))('%s has the form, the free call and the questions', (file) => {
  const order = ['hero', 'contact', 'offer', 'faq']
  expect(kindsIn(file, order)).toEqual(order)
  expect(sectionsOf(file, 'offer')[0]?.actions.map(({ action }) => action)).toEqual(['freeCall'])
})

/** R-PAGE-9 */
test('the contact page has as many questions in English as in Italian', () => {
  expect(countsOf('en/contact', 'faq')).toEqual(countsOf('it/contact', 'faq'))
})

/** R-PAGE-10, R-FORM-3 */
describe('the pharmacy page', () => {
  const file = 'it/evento-farmasimplex'

  test('leads from the hero to its form, which is the lead form', () => {
    expect(heroOf(file)?.actions[0]).toMatchObject({ anchor: 'contact-form' })
    expect(sectionsOf(file, 'lead')).toMatchObject([{ id: 'contact-form', interest: 'evento-farmasimplex' }])
  })

  test('has three challenges, a solution of four points, a story of three steps and six questions', () => {
    expect(countsOf(file, 'grid')).toContain(3)
    expect(countsOf(file, 'ledger')).toContain(4)
    expect(countsOf(file, 'steps')).toContain(3)
    expect(countsOf(file, 'faq')).toContain(6)
  })
})

/** R-PAGE-11 */
describe.each(landing.map((name) => `it/${name}`))('the landing page %s', (file) => {
  test('has two badges, and leads to the contact page from the hero and from the end', () => {
    expect(heroOf(file)?.badges).toHaveLength(2)
    expect(heroOf(file)?.actions[0]?.page).toBe('contact')
    expect(closingOf(file)?.actions[0]?.page).toBe('contact')
  })

  test('has as many benefits and services as the specification says', () => {
    const isPrestashop = file.endsWith('con-prestashop')
    expect(countsOf(file, 'grid')).toContain(isPrestashop ? 7 : 6)
    if (isPrestashop) expect(countsOf(file, 'ledger')).toContain(4)
    if (file.endsWith('con-shopify')) expect(countsOf(file, 'ledger')).toContain(6)
  })
})

/** R-PAGE-11 */
test('/it/prestashop-catania has a picture in its hero', () => {
  expect(heroOf('it/prestashop-catania')).toHaveProperty('image.file')
})

/** R-PAGE-1 */
test('keywords stand on the four Italian landing pages and nowhere else', () => {
  const files = ['en', 'it'].flatMap((language) =>
    readdirSync(join(root, 'data/pages', language)).map((name) => `${language}/${name.replace('.json', '')}`),
  )
  const withKeywords = files.filter((file) => pageData(file).search.keywords !== undefined)
  expect(withKeywords.sort()).toEqual(landing.map((name) => `it/${name}`).sort())
})
