import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Steps } from './steps'

const section: Queries.StepsSectionFragment = {
  anchor: 'section-1',
  tone: 'paper',
  heading: 'The way up',
  intro: null,
  items: [
    { title: 'The first shop', text: 'It sold.' },
    { title: 'The team', text: 'It grew.' },
  ],
  link: null,
}

test('lists its steps in order', () => {
  renderOnSite(<Steps {...section} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['The first shopIt sold.', 'The teamIt grew.'])
  expect(steps[0]?.parentElement?.tagName).toBe('OL')
})

test('can end with a link', () => {
  renderOnSite(<Steps {...section} link={{ label: 'How we work', href: '/en/about/our-philosophy' }} />)
  expect(screen.getByRole('link', { name: 'How we work' })).toHaveAttribute('href', '/en/about/our-philosophy')
})
