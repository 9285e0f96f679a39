import { screen } from '@testing-library/react'

import { mistakesIn } from '../../../tests/jest/references'
import { renderOnSite, word } from '../../../tests/jest/site'
import { Timeline } from './timeline'

const items = [
  { year: 2011, title: 'The first shop', text: 'It sold.' },
  { year: null, title: 'The team', text: 'It grew.' },
]
const section: Queries.TimelineSectionFragment = {
  anchor: 'section-1',
  tone: 'paper',
  heading: 'Our years',
  intro: null,
  items,
  link: { label: 'How we work', href: '/en/about/our-philosophy' },
}

test('lists its years in order, and ends with a link', () => {
  renderOnSite(<Timeline {...section} />)
  const points = screen.getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual([
    '2011The first shopIt sold.',
    `${word('en', 'today')}The teamIt grew.`,
  ])
  expect(screen.getByRole('link', { name: 'How we work' })).toBeVisible()
})

const check = (years: (number | null)[]) =>
  mistakesIn({ type: 'timeline', heading: 'Our years', items: years.map((year) => ({ year, title: 'A', text: 'B' })) })

test('years in the wrong order, or too close for their words, are mistakes', () => {
  expect(check([2000, 2005, 2010])).toEqual([])
  expect(check([2005, 2000])).toEqual([expect.stringContaining('must follow each other')])
  expect(check([2000, 2001, 2020])).toEqual([expect.stringContaining('2000 and 2001 too close together')])
})
