import { screen } from '@testing-library/react'

import { shownFigure } from '../../../tests/jest/shown-figure'
import { renderOnSite, word } from '../../../tests/jest/site'
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
  event: null,
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

test('shows its figures as a list, each with its label and its owner (R-FIGURE-3)', () => {
  renderOnSite(<Hero {...section} spots={[{ ...shownFigure('projects'), whose: 'ours' }, shownFigure('years')]} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['projects+of projects ours', 'years+of years'])
})

test('shows of an event what is given, and nothing else (R-PAGE-10)', () => {
  const event = { date: 'Thursday 14 March, 8.30 pm', place: null, program: 'A stock count, live.' }
  const { rerender } = renderOnSite(<Hero {...section} event={event} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    word('en', 'event.date'),
    word('en', 'event.program'),
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([event.date, event.program])
  rerender(<Hero {...section} />)
  expect(screen.queryByRole('term')).toBeNull()
})
