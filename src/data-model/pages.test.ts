import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { readJson, root } from '../../tests/jest/project'
import { languages } from '../i18n/languages'
import { page } from './page'
import type { Section, SectionType } from './sections'

/** What the specification, section 2, says about each page, and point 2 to 5 and 17 of the product. */
const read = (file: string) => page.parse(readJson(`data/pages/${file}.json`))
const outline = (file: string) => read(file).sections.map(({ type }) => type)

function sectionsOf<Type extends SectionType>(file: string, type: Type): Extract<Section, { type: Type }>[] {
  return read(file).sections.filter((section): section is Extract<Section, { type: Type }> => section.type === type)
}
const heroOf = (file: string) => sectionsOf(file, 'hero')[0]
const closingOf = (file: string) => sectionsOf(file, 'closing').at(-1)
const cardsOf = (file: string) => sectionsOf(file, 'grid').map(({ items }) => items.length)
const contactId = (file: string) => sectionsOf(file, 'contact')[0]?.id

const both = (name: string) => languages.map((language) => `${language}/${name}`)
const segments = ['from-zero', 'established', 'underperforming']
const landing = ['e-commerce-catania', 'prestashop-catania', 'e-commerce-con-prestashop', 'e-commerce-con-shopify']

describe.each(both('home'))('%s', (file) => {
  test('has six sections', () => {
    expect(outline(file)).toEqual(['hero', 'situations', 'profile', 'ledger', 'suite', 'closing'])
  })

  test('leads from the hero to the ecosystem, which is section-3', () => {
    expect(heroOf(file)?.actions).toContainEqual(expect.objectContaining({ anchor: 'section-3' }))
    expect(read(file).sections.every(({ id }) => id === undefined)).toBe(true)
  })

  test('shows three situations, three steps, three products', () => {
    expect(sectionsOf(file, 'situations')[0]?.items.map((item) => item.page)).toEqual(segments)
    expect(sectionsOf(file, 'profile')[0]?.items).toHaveLength(3)
    expect(sectionsOf(file, 'suite')[0]?.items).toHaveLength(3)
  })

  test('leads to the contact page from the suite and from the end', () => {
    expect(sectionsOf(file, 'suite')[0]?.link?.page).toBe('contact')
    expect(closingOf(file)?.actions[0]?.page).toBe('contact')
  })
})

test('the home says what the specification quotes', () => {
  expect(heroOf('en/home')?.heading).toBe('Solutions for e-commerce')
  const quotes = JSON.stringify(read('en/home'))
  const quoted = [
    'Which describes your situation?',
    'Starting from Zero',
    'Already Established',
    'Our Approach',
    'Integrated Development',
  ]
  for (const text of [
    ...quoted,
    'Advanced Analytics',
    'Intelligent Automation',
    'Performance Monitoring',
    "Let's Work Together",
  ]) {
    expect(quotes.replaceAll('’', "'")).toContain(text)
  }
})

describe.each(segments)('the segment page %s', (name) => {
  test('has six cards', () => {
    for (const file of both(name)) expect(cardsOf(file)).toEqual([6])
  })

  test('leads in English to #contact, which is there', () => {
    expect(closingOf(`en/${name}`)?.actions[0]).toMatchObject({ anchor: 'contact' })
    expect(closingOf(`en/${name}`)?.actions[0]?.page).toBeUndefined()
    expect(contactId(`en/${name}`)).toBe('contact')
  })

  test('leads in Italian to the contact page, with its interest', () => {
    const interest = name === 'from-zero' ? 'ecommerce-zero' : `ecommerce-${name}`
    expect(closingOf(`it/${name}`)?.actions[0]).toMatchObject({ page: 'contact', interest })
    expect(sectionsOf(`en/${name}`, 'contact')[0]?.interest).toBe(interest)
  })
})

test.each(both('prestashop-agency'))(
  '%s is one page with the landing page: timeline, community, services … contact',
  (file) => {
    const beside: SectionType[] = ['offer', 'faq']
    expect(outline(file).filter((type) => !beside.includes(type))).toEqual([
      'hero',
      'profile',
      'figures',
      'grid',
      'situations',
      'profile',
      'ledger',
      'figures',
      'contact',
    ])
    const [timeline] = sectionsOf(file, 'profile')
    expect(timeline?.items.map(({ marker }) => marker)).toEqual([
      '2011',
      '2016',
      file.startsWith('en') ? 'Today' : 'Oggi',
    ])
    expect(cardsOf(file)).toEqual([6])
    expect(contactId(file)).toBe('contact')
  },
)

test.each(both('shopify-development'))('%s has six reasons, eight services, four steps and #contact', (file) => {
  expect(cardsOf(file)).toEqual([6])
  expect(sectionsOf(file, 'ledger')[0]?.items).toHaveLength(8)
  expect(sectionsOf(file, 'profile')[0]?.items).toHaveLength(4)
  expect(closingOf(file)?.actions[0]).toMatchObject({ anchor: 'contact' })
  expect(contactId(file)).toBe('contact')
})

test.each(both('training-support'))('%s has four programs, and buttons for the brochure and the catalogue', (file) => {
  expect(sectionsOf(file, 'programs')[0]?.items).toHaveLength(4)
  const offered = sectionsOf(file, 'offer').flatMap(({ actions }) => actions.map(({ action }) => action))
  expect(offered.sort()).toEqual(['brochure', 'courseCatalogue'])
})

test.each(
  ['mission-vision', 'brand-manifesto', 'our-philosophy', 'marketing-performance', 'strategic-consulting'].flatMap(
    both,
  ),
)('%s leads to the contact page', (file) => {
  expect(closingOf(file)?.actions[0]?.page).toBe('contact')
})

test.each(both('contact'))('%s has the form, the free call, the response times and the questions', (file) => {
  expect(outline(file)).toEqual(['hero', 'contact', 'offer', 'figures', 'faq'])
  expect(sectionsOf(file, 'offer')[0]?.actions.map(({ action }) => action)).toEqual(['freeCall'])
})

test('the contact page says what the specification quotes', () => {
  expect(heroOf('en/contact')?.heading).toBe('Contact Us')
  expect(heroOf('it/contact')?.heading).toBe('Contattaci')
  expect(sectionsOf('en/contact', 'contact')[0]?.heading).toBe('Tell us about your project')
})

describe('the pharmacy event', () => {
  const file = 'it/evento-farmasimplex'

  test('leads from the hero to its form, which is the lead form', () => {
    expect(heroOf(file)?.actions[0]).toMatchObject({ anchor: 'contact-form' })
    expect(sectionsOf(file, 'lead')[0]).toMatchObject({
      id: 'contact-form',
      interest: 'evento-farmasimplex',
      submit: 'Prenota consulenza gratuita',
    })
  })

  test('has three challenges, a solution of four points, a story of three steps and six questions', () => {
    expect(cardsOf(file)).toEqual([3])
    expect(sectionsOf(file, 'ledger')[0]?.items).toHaveLength(4)
    expect(sectionsOf(file, 'profile')[0]?.items).toHaveLength(3)
    expect(sectionsOf(file, 'faq')[0]?.items).toHaveLength(6)
  })

  test('names the two management systems', () => {
    const copy = JSON.stringify(read(file))
    expect(copy).toContain('Farmasimplex')
    expect(copy).toContain('Farmadati')
  })
})

describe.each(landing.map((name) => `it/${name}`))('the landing page %s', (file) => {
  test('has two badges, and leads to the contact page from the hero and from the end', () => {
    expect(heroOf(file)?.badges).toHaveLength(2)
    expect(heroOf(file)?.actions[0]?.page).toBe('contact')
    expect(closingOf(file)?.actions[0]?.page).toBe('contact')
  })

  test('has as many cards and services as the specification says', () => {
    const isPrestashop = file.endsWith('con-prestashop')
    expect(cardsOf(file)).toEqual([isPrestashop ? 7 : 6])
    const [services] = sectionsOf(file, 'ledger')
    if (isPrestashop) expect(services?.items).toHaveLength(4)
    if (file.endsWith('con-shopify')) expect(services?.items).toHaveLength(6)
  })
})

test('/it/prestashop-catania has a hero image', () => {
  expect(heroOf('it/prestashop-catania')?.image).toBeDefined()
})

test('keywords stand on the four Italian landing pages and nowhere else', () => {
  const files = languages.flatMap((language) =>
    readdirSync(join(root, 'data/pages', language)).map((name) => `${language}/${name.replace('.json', '')}`),
  )
  const withKeywords = files.filter((file) => read(file).search.keywords !== undefined)
  expect(withKeywords.sort()).toEqual(landing.map((name) => `it/${name}`).sort())
})
