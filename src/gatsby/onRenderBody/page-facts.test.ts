import { pageFacts, pageLanguage } from './page-facts'

const agency = {
  name: 'Limoni',
  legalName: 'Limoni S.r.l.',
  email: 'ciao@example.com',
  phone: '+39 000 000 0000',
  address: 'Via Esempio 1, Catania',
  social: { name: 'Network', url: 'https://social.example.com/limoni' },
}
const question = { question: 'Quanto costa?', answer: 'Dipende.' }
const result = {
  pageContext: { language: 'it' },
  data: {
    page: {
      search: { title: 'Moduli', description: 'Scriviamo moduli.', keywords: null, service: null },
      path: '/it/moduli',
      sections: [
        { __typename: 'HeroSection', heading: 'Moduli su misura' },
        { __typename: 'GridSection', heading: 'Lavori', items: [{ title: 'Uno', text: 'Due' }] },
        { __typename: 'FaqSection', heading: 'Domande', items: [question] },
      ],
    },
    site: { siteMetadata: { siteUrl: 'https://www.example.com' } },
    agency,
    navigation: { home: { path: '/it' } },
  },
}

test('reads the facts of a page from the result of its query', () => {
  expect(pageFacts(result)).toMatchObject({
    path: '/it/moduli',
    homePath: '/it',
    heading: 'Moduli su misura',
    service: null,
    questions: [question],
    agency: { name: 'Limoni' },
  })
})

test('finds no facts for a page without a data file', () => {
  expect(pageFacts({ pageContext: { language: 'en' }, data: { page: null } })).toBeUndefined()
  expect(pageFacts(undefined)).toBeUndefined()
})

test('given a language without a home page, its own path stands in its place', () => {
  const { data } = result
  expect(pageFacts({ ...result, data: { ...data, navigation: { home: null } } })).toMatchObject({ homePath: '/it' })
})

test('a page without a data file has a language; pages of Gatsby itself have none', () => {
  expect(pageLanguage({ pageContext: { language: 'it' }, data: { page: null } })).toBe('it')
  expect(pageLanguage({ pageContext: {} })).toBeUndefined()
  expect(pageLanguage(undefined)).toBeUndefined()
})
