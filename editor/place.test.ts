import { mistakeInWords } from './place'

const message = { en: 'is too long', it: 'è troppo lungo' }
const page = {
  search: { title: 'I contatti' },
  sections: [
    { type: 'hero', heading: '', lede: 'Ciao' },
    { type: 'faq', heading: 'Domande', items: [{ question: 'Quando?', answer: '' }] },
    { type: 'times', heading: 'I tempi', quote: { figure: 'quote-time' } },
  ],
}
const said = (file: string, field: string, content: unknown = page) => [
  mistakeInWords({ file, field, message }, content, 'en'),
  mistakeInWords({ file, field, message }, content, 'it'),
]

test.each([
  [
    'sections[1].items[0].answer',
    'section “Domande” → entry “Quando?” → Answer',
    'sezione «Domande» → voce «Quando?» → Risposta',
  ],
  ['sections[0].heading', 'section 1 → Heading', 'sezione 1 → Titolo'],
  ['search.title', 'For search engines → Title', 'Per i motori di ricerca → Titolo'],
  ['sections', 'Page “I contatti” (Italian), Sections', 'Pagina «I contatti» (Italiano), Sezioni'],
])('a mistake at %s is said by page, section and label (R-EDIT-3)', (field, english, italian) => {
  const [en, it] = said('data/pages/it/contact.json', field)
  expect(en).toContain(`${english}: is too long`)
  expect(it).toContain(`${italian}: è troppo lungo`)
})

test('other files are called as the editor calls them', () => {
  const figures = { figures: [{ id: 'projects', format: 'count', label: { en: 'a', it: 'b' } }] }
  expect(said('data/figures.json', 'figures[0].label.it', figures)).toEqual([
    'Figures, figure 1 → Label → Italian: is too long',
    'Numeri, numero 1 → Etichetta → Italiano: è troppo lungo',
  ])
  expect(said('locales/it/forms.json', 'lead.submit', {})[1]).toBe(
    'Testi dell’interfaccia (Italiano), lead.submit: è troppo lungo',
  )
})
