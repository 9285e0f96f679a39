import { screen, within } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Faq } from './faq'

const items = ['How long?', 'How much?', 'Who does it?'].map((question) => ({
  question,
  answer: `${question} It depends.`,
}))
const show = () => renderOnSite(<Faq anchor="faq" tone="paper" heading="Questions" intro={null} items={items} />)

test('has each question with its answer', () => {
  show()
  for (const { question, answer } of items) {
    const entry = screen.getByText(question).closest('details')
    if (!entry) throw new Error(`"${question}" stands in no <details>.`)
    expect(within(entry).getByText(answer)).toBeInTheDocument()
  }
})

test('has none open at first (R-PAGE-12)', () => {
  const { container } = show()
  expect(container.querySelectorAll('details')).toHaveLength(3)
  expect(container.querySelectorAll('details[open]')).toHaveLength(0)
})

test('gives all questions one name, so that the browser keeps one open at a time (R-PAGE-12)', () => {
  const { container } = show()
  const names = [...container.querySelectorAll('details')].map((entry) => entry.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(['faq']))
})
