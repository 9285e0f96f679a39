import { vocabularyProblems } from '../../../tests/structured-data/check'
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
const asked: PageFacts = {
  ...service,
  questions: [
    { question: 'Quanto costa?', answer: 'Dipende.' },
    { question: 'Quando?', answer: 'Presto.' },
  ],
}

const graphOf = (facts: PageFacts) => structuredData(facts)['@graph']
const typesOf = (facts: PageFacts) => graphOf(facts).flatMap((node) => node['@type'])
const nodeOf = (facts: PageFacts, type: string) => graphOf(facts).find((node) => [node['@type']].flat().includes(type))

test.each([
  ['the home page', home],
  ['a page that offers a service', service],
  ['a page with questions', asked],
])(
  '%s names the agency, the site and itself, in words of schema.org’s vocabulary alone (R-PAGE-18)',
  (_name, facts) => {
    expect(vocabularyProblems(structuredData(facts))).toEqual([])
    expect(typesOf(facts)).toEqual(expect.arrayContaining(['ProfessionalService', 'WebSite', 'WebPage']))
  },
)

test('the check finds unknown classes and words, wrong owners, wrong values and missing references', () => {
  const wrong = [
    { '@type': 'Agency', '@id': '1' },
    { '@type': 'WebPage', '@id': '2', colour: 'lemon' },
    { '@type': 'WebPage', '@id': '3', provider: 'Limoni' },
    { '@type': 'WebPage', '@id': '4', primaryImageOfPage: 'image.png' },
    { '@type': 'WebPage', '@id': '5', isPartOf: { '@id': 'nowhere' } },
    { '@type': 'Service', '@id': '6', provider: { '@type': 'Answer' } },
  ]
  for (const node of wrong) expect(vocabularyProblems({ '@graph': [node] })).toHaveLength(1)
})

test('every page but the home page has a trail from the home page', () => {
  expect(typesOf(home)).not.toContain('BreadcrumbList')
  expect(nodeOf(service, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Limoni', item: { '@id': 'https://www.example.com/it' } },
    { position: 2, name: 'Moduli', item: { '@id': 'https://www.example.com/it/moduli' } },
  ])
})

test('a service stands where the page offers one, and the agency provides it', () => {
  expect(typesOf(home)).not.toContain('Service')
  expect(nodeOf(service, 'Service')).toMatchObject({
    name: 'Moduli',
    provider: { '@id': nodeOf(service, 'ProfessionalService')?.['@id'] },
  })
})

test('the agency does not rate itself', () => {
  expect(JSON.stringify(graphOf(asked))).not.toMatch(/rating|review/i)
})
