import { screen, within } from '@testing-library/react'

import { renderOnSite, word } from '../../../tests/jest/site'
import { Drawing } from './drawing'

type Section = Queries.DrawingSectionFragment
type Composition = Section['drawing']['compositions'][number]
type Label = Section['labels'][number]

const spot = {
  x: 100,
  y: 200,
  column: 11,
  alignX: 'left',
  alignY: 'top',
  looks: [],
} as const
const place = (label: string) => ({ label, ...spot })

const composition = (size: Composition['size']): Composition => ({
  size,
  art: `/static/0123/${size}.svg`,
  width: 1440,
  height: 800,
  bleed: 240,
  colors: [],
  overlap: null,
  places: [place('start'), place('end')],
  areas: [],
})

const silent = { value: null, title: null, text: null, link: null, pictureOnly: false, group: false }
const label = (id: string, said: Partial<Label>): Label => ({ id, ...silent, ...said })

const warning = { title: 'Sold twice', text: 'Stock came late.' }
const table = {
  head: 'Stop',
  columns: ['Shop', 'Bank'],
  warnings: 'Breaks',
  rows: [
    { title: 'Basket', text: '21:46', sign: 'basket', cells: ['a jar', ''], warning: null },
    { title: 'Payment', text: null, sign: null, cells: ['an order', '€18.50'], warning },
  ],
}

const section: Section = {
  anchor: 'way',
  tone: 'paper',
  heading: 'Where visits go',
  intro: null,
  example: false,
  drawing: {
    isOnBrand: null,
    signs: { publicURL: '/static/0123/signs.svg' },
    compositions: [composition('wide'), composition('small')],
  },
  labels: [label('start', { value: '100', title: 'arrive' }), label('end', { value: '30', title: 'order' })],
  table: null,
  register: null,
  cards: [],
  sum: null,
  notes: [],
}

const show = (given: Partial<Section> = {}) => renderOnSite(<Drawing {...section} {...given} />)

test('an example says that it is one (R-PAGE-14)', () => {
  const { unmount } = show()
  expect(screen.queryByText(word('en', 'example'))).toBeNull()
  unmount()
  show({ example: true })
  expect(screen.getByText(word('en', 'example'))).toBeVisible()
})

test('its labels are an ordered list, in the order of reading (R-PAGE-19)', () => {
  show()
  const labels = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(labels.map(({ textContent }) => textContent)).toEqual(['100arrive', '30order'])
})

test('labels that a label names are a list of their own with that name (R-PAGE-24)', () => {
  const ids = ['yours', 'theme', 'theirs', 'ground']
  show({ labels: ids.map((id) => label(id, { value: id, group: id.endsWith('s') })) })
  for (const [name, entry] of [
    ['yours', 'theme'],
    ['theirs', 'ground'],
  ] as const)
    expect(within(screen.getByRole('list', { name })).getByRole('listitem')).toHaveTextContent(entry)
})

test('words that belong to the picture alone are hidden from screen readers', () => {
  show({ labels: [label('start', { title: 'arrive' }), label('end', { title: 'Tuesday', pictureOnly: true })] })
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
})

test('a table has a head for each column and each row, and tells where something breaks', () => {
  show({ table })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Stop',
    'Shop',
    'Bank',
    'Breaks',
  ])
  const [, , payment] = screen.getAllByRole('row')
  expect(within(payment ?? document.body).getByRole('rowheader', { name: 'Payment' })).toBeVisible()
  expect(payment).toHaveTextContent('€18.50')
  expect(payment).toHaveTextContent('Sold twice Stock came late.')
})

test('a table stands above the picture, a register below it', () => {
  const before = (selector: string) => {
    const element = document.querySelector(selector)
    return screen.getByRole('table').compareDocumentPosition(element ?? document) & Node.DOCUMENT_POSITION_FOLLOWING
  }
  const { unmount } = show({ table })
  expect(before('ol')).toBeTruthy()
  unmount()
  show({ register: table })
  expect(before('ol')).toBeFalsy()
})
