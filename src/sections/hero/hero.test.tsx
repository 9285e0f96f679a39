import { screen } from '@testing-library/react'

import { shownFigure } from '../../../tests/jest/shown-figure'
import { renderOnSite } from '../../../tests/jest/site'
import { Hero } from './hero'

const section: Queries.HeroSectionFragment = {
  anchor: 'section-0',
  variant: 'home',
  badges: [],
  heading: 'Solutions for e-commerce',
  lede: 'We build online shops.',
  actions: [],
  phone: false,
  spots: [],
  image: null,
  page: {
    terrain: {
      art: { publicURL: '/terrain/home.svg' },
      spots: [
        { x: 69, y: 30 },
        { x: 79, y: 52 },
      ],
    },
  },
}

test('shows its figures as a list, each with its label', () => {
  renderOnSite(<Hero {...section} spots={[shownFigure('projects'), shownFigure('years')]} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['projects+of projects', 'years+of years'])
})
