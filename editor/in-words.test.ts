import type { Field } from './fields'
import { inWords } from './in-words'

const heading: Field = { name: 'heading', label: 'Heading', widget: 'text' }
const link: Field = { name: 'page', label: 'Leads to', widget: 'select' }
const fields: Field[] = [
  {
    name: 'sections',
    label: 'Sections',
    widget: 'list',
    types: [
      { name: 'statement', label: 'Prose', widget: 'object', fields: [heading] },
      {
        name: 'closing',
        label: 'End',
        widget: 'object',
        fields: [heading, { name: 'actions', label: 'Buttons', widget: 'list', fields: [link] }],
      },
    ],
  },
]

test.each([
  ['sections[1].heading', 'Sections 2 → Heading'],
  ['sections[0].actions[2].page', 'Sections 1 → Buttons 3 → Leads to'],
  ['sections[1].heding', 'Sections 2 → heding'],
])('a refused save names %s as the editor shows it: %s (R-EDIT-3)', (path, words) => {
  expect(inWords(fields, path)).toBe(words)
})
