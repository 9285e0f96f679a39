import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Steps } from './steps'

test('its steps are an ordered list', () => {
  const items = [
    { title: 'The first shop', text: 'It sold.' },
    { title: 'The team', text: 'It grew.' },
  ]
  renderOnSite(<Steps anchor="way" tone="paper" heading="The way up" intro={null} items={items} link={null} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['The first shopIt sold.', 'The teamIt grew.'])
  expect(steps[0]?.parentElement?.tagName).toBe('OL')
})
