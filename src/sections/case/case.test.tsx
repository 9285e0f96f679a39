import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Case } from './case'
import { caseStudy } from './model'

const data = {
  heading: 'A shop we know',
  shop: 'Grove',
  town: 'Noto',
  counted: 'orders a month',
  earlier: { value: 1200, month: '2024-03' },
  later: { value: 1900, month: '2025-03' },
  done: 'Shorter checkout, honest delivery days.',
}
const context = { page: '', language: 'it', figures: new Map(), terrain: undefined } as const
const mistakes = (changed: object) => caseStudy.check({ ...data, ...changed }, context).map(({ field }) => field)

test('writes number and month in the language of the page', () => {
  expect(caseStudy.build(data, context)).toMatchObject({
    earlier: { valueText: '1.200', monthText: 'marzo 2024' },
    later: { valueText: '1.900', monthText: 'marzo 2025' },
  })
})

test('a number that is not later than the one before, or a long account of the work, is a mistake', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ later: { value: 1900, month: '2024-03' } })).toEqual(['later.month'])
  expect(mistakes({ done: 'one '.repeat(13).trim() })).toEqual(['done'])
})

test('says whose the numbers are and when they were counted', () => {
  const reading = (valueText: string, monthText: string) => ({ valueText, monthText })
  renderOnSite(
    <Case
      {...data}
      anchor="case"
      tone="paper"
      earlier={reading('1,200', 'March 2024')}
      later={reading('1,900', 'March 2025')}
    />,
  )
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Grove, Noto')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'orders a month, March 2024',
    'orders a month, March 2025',
  ])
})
