import { screen, within } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Grid } from './grid'

test('lists its items, each with its icon, which screen readers skip', () => {
  const items = [
    { icon: 'truck' as const, value: null, title: 'Delivery', text: 'On time.' },
    { icon: null, value: '27', title: 'Days', text: 'At most.' },
  ]
  const section = { anchor: 'section-1', tone: 'paper', heading: 'What you get', intro: null } as const
  renderOnSite(<Grid {...section} example={false} items={items} link={null} />)
  const [delivery = document.body, days = document.body] = screen.getAllByRole('listitem')
  expect(within(delivery).getByRole('heading', { level: 3 })).toHaveTextContent('Delivery')
  expect(delivery.querySelector('svg[aria-hidden=true] use')?.getAttribute('href')).toMatch(/#truck$/)
  expect(days).toHaveTextContent('27')
})
