import { mistakeInWords } from './place'

const message = 'is too long'
const page = {
  search: { title: 'I contatti' },
  sections: [
    { type: 'hero', heading: '', lede: 'Ciao' },
    { type: 'faq', heading: 'Domande', items: [{ question: 'Quando?', answer: '' }] },
  ],
}
const said = (file: string, field: string, content: unknown = page) =>
  mistakeInWords({ file, field, message }, content, 'en')

test.each([
  ['sections[1].items[0].answer', 'section “Domande” → entry “Quando?” → Answer'],
  ['sections[0].heading', 'section 1 → Heading'],
  ['search.title', 'For search engines → Title'],
  ['sections', 'Page “I contatti” (Italian), Sections'],
])('a mistake at %s is said by page, section and label (R-EDIT-3)', (field, place) => {
  expect(said('data/pages/it/contact.json', field)).toContain(`${place}: is too long`)
})

test('other files are called as the editor calls them', () => {
  const figures = { figures: [{ id: 'projects', format: 'count', label: { en: 'a', it: 'b' } }] }
  expect(said('data/figures.json', 'figures[0].label.it', figures)).toBe(
    'Figures, figure 1 → Label → Italian: is too long',
  )
  expect(said('locales/it/forms.json', 'lead.submit', {})).toBe('Interface texts (Italian), lead.submit: is too long')
})
