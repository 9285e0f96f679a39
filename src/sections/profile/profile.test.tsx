import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Profile } from './profile'

const items = [
  { marker: '2011', title: 'The first shop', text: 'It sold.', height: 10 },
  { marker: null, title: 'The team', text: 'It grew.', height: 90 },
]
const section: Queries.ProfileSectionFragment = {
  anchor: 'section-1',
  tone: 'paper',
  heading: 'The way up',
  intro: null,
  path: 'M0,90L500,10',
  items,
  link: null,
}

test('lists its points in order', () => {
  renderOnSite(<Profile {...section} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['2011The first shopIt sold.', 'The teamIt grew.'])
  expect(steps[0]?.parentElement?.tagName).toBe('OL')
})

test('draws the same points, which screen readers skip', () => {
  const { container } = renderOnSite(<Profile {...section} />)
  const drawing = container.querySelector('svg')?.parentElement
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(drawing?.querySelector('path')).toHaveAttribute('d', 'M0,90L500,10')
  expect(drawing?.querySelectorAll('span')).toHaveLength(2)
})

test('can end with a link', () => {
  renderOnSite(<Profile {...section} link={{ label: 'How we work', href: '/en/about/our-philosophy' }} />)
  expect(screen.getByRole('link', { name: 'How we work' })).toHaveAttribute('href', '/en/about/our-philosophy')
})
