import type { Language } from '../../src/i18n/languages'
import { llmsText } from './llms-text'

const pageOf = (pageId: string, language: Language, title: string) => ({
  pageId,
  language,
  path: `/${language}/${pageId}`,
  search: { title, description: `About ${title}.` },
})
const data = {
  agency: { name: 'Limoni', email: 'ciao@example.com' },
  allRoute: { nodes: [{ page: 'home' }, { page: 'contact' }] },
  allPage: {
    nodes: [pageOf('contact', 'en', 'Contact'), pageOf('home', 'it', 'Inizio'), pageOf('home', 'en', 'Start')],
  },
}

test('names the agency, then every page in the order of the route table, by language', () => {
  expect(llmsText(data, 'https://www.example.com')).toBe(`# Limoni

> About Start.

E-mail: ciao@example.com

## English

- [Start](https://www.example.com/en/home): About Start.
- [Contact](https://www.example.com/en/contact): About Contact.

## Italiano

- [Inizio](https://www.example.com/it/home): About Inizio.
`)
})
