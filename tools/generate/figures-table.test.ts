import { figuresFile } from '../../src/data-model/figures'
import { readJson } from '../../tests/jest/project'
import { figuresTable } from './figures-table'

const table = figuresTable()
const rowOf = (id: string) => table.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? ''

test('has a row for every figure', () => {
  const { figures } = figuresFile.parse(readJson('data/figures.json'))
  for (const { id } of figures) expect(rowOf(id).split(' | ')).toHaveLength(6)
})

test('shows each figure as each language writes it', () => {
  expect(rowOf('community-members')).toContain('| 5,000+ | 5.000+ |')
})

test('says on which pages a figure stands, and in which section', () => {
  const [, , , , english, italian] = rowOf('years-precise').split(' | ')
  expect(english).toContain('[home](../data/pages/en/home.json): section-0 hero')
  expect(italian).toBe('– |')
})

/** Product, point 20. */
test.each([
  ['projects', 'en/home it/home'],
  ['sales-growth', 'en/home it/home'],
  ['years-precise', 'en/home'],
  ['years', 'it/home en/mission-vision it/mission-vision'],
  ['prestashop-years', 'en/prestashop-agency it/prestashop-agency it/prestashop-catania it/e-commerce-con-prestashop'],
  ['partner-years', 'en/prestashop-agency it/prestashop-agency'],
  ['prestashop-projects', 'en/prestashop-agency it/prestashop-agency'],
  ['community-members', 'en/prestashop-agency it/prestashop-agency'],
  ['versions', 'en/prestashop-agency it/prestashop-agency'],
  ['agency-rating', 'en/prestashop-agency it/prestashop-agency'],
  ['roi', 'en/marketing-performance it/marketing-performance'],
  ['cpa', 'en/marketing-performance it/marketing-performance'],
  ['ltv', 'en/marketing-performance it/marketing-performance'],
  ['retention', 'en/marketing-performance it/marketing-performance'],
  ['client-retention', 'en/mission-vision it/mission-vision'],
  ['revenue', 'en/prestashop-agency it/prestashop-agency en/strategic-consulting it/strategic-consulting'],
  ['pass-rate', 'en/training-support it/training-support'],
  ['training-rating', 'en/training-support it/training-support'],
  ['program-management', 'en/training-support it/training-support'],
  ['program-marketing', 'en/training-support it/training-support'],
  ['program-analytics', 'en/training-support it/training-support'],
  ['program-custom', 'en/training-support it/training-support'],
  ['integration-time', 'it/evento-farmasimplex'],
  ['new-customers', 'it/evento-farmasimplex'],
  ['free-consultation', 'it/evento-farmasimplex'],
  ['launch-time', 'en/from-zero it/from-zero it/e-commerce-con-shopify'],
  ['prestashop-founded', 'it/e-commerce-con-prestashop'],
  ['prestashop-shops', 'it/e-commerce-con-prestashop'],
  ['no-fees', 'it/e-commerce-con-prestashop'],
  ['shopify-founded', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['shopify-businesses', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['shopify-support', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['email-response', 'en/contact it/contact'],
  ['form-response', 'en/contact it/contact'],
  ['free-call', 'en/contact it/contact'],
  ['quote-time', 'en/contact it/contact'],
  ['project-shortest', 'en/contact it/contact'],
  ['project-longest', 'en/contact it/contact'],
])('%s stands on %s', (id, pages) => {
  for (const page of pages.split(' ')) expect(rowOf(id)).toContain(`(../data/pages/${page}.json)`)
})

test('the English home says 8.3 years and the Italian home 8', () => {
  expect(rowOf('years')).not.toContain('(../data/pages/en/home.json)')
  expect(rowOf('years-precise')).not.toContain('(../data/pages/it/home.json)')
})
