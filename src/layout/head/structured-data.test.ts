import { type PageFacts, structuredData } from './structured-data'

const home: PageFacts = {
  origin: 'https://www.example.com',
  language: 'it',
  path: '/it',
  homePath: '/it',
  title: 'Negozi online',
  description: 'Costruiamo negozi online.',
  heading: 'Soluzioni',
  service: null,
  questions: [],
  agency: {
    name: 'Limoni',
    legalName: 'Limoni S.r.l.',
    email: 'ciao@example.com',
    phone: '+39 000 000 0000',
    address: 'Via Esempio 1, Catania',
    social: { url: 'https://social.example.com/limoni' },
  },
}
const service: PageFacts = { ...home, path: '/it/moduli', heading: 'Moduli', service: 'Moduli' }
/** As a search engine reads it. */
const graphOf = (facts: PageFacts): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(structuredData(facts)))['@graph']
const typesOf = (facts: PageFacts) => graphOf(facts).map((node) => node['@type'])
const nodeOf = (facts: PageFacts, type: string) => graphOf(facts).find((node) => node['@type'] === type)

test('every page but the home page has a trail from the home page (R-PAGE-18)', () => {
  expect(typesOf(home)).not.toContain('BreadcrumbList')
  expect(nodeOf(service, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Limoni', item: { '@id': 'https://www.example.com/it' } },
    { position: 2, name: 'Moduli', item: { '@id': 'https://www.example.com/it/moduli' } },
  ])
})

test('a service stands where the page offers one, and the agency provides it (R-PAGE-18)', () => {
  expect(typesOf(home)).not.toContain('Service')
  expect(nodeOf(service, 'Service')).toMatchObject({
    name: 'Moduli',
    provider: { '@id': nodeOf(service, 'ProfessionalService')?.['@id'] },
  })
})
