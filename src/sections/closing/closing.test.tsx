import { screen, within } from '@testing-library/react'

import { renderOnSite, word } from '../../../tests/jest/site'
import { Closing } from './closing'

const section = {
  anchor: 'section-3',
  heading: 'Write to us',
  text: 'Start with one thing.',
  actions: [{ label: 'Write', href: '/en/contact' }],
  detail: null,
}

test('given a page that leads to the contact form, the first steps stand below its last buttons (R-PAGE-13)', () => {
  renderOnSite(<Closing {...section} firstSteps />)
  const steps = screen.getByRole('list', { name: word('en', 'firstSteps.label') })
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['reply', 'call', 'quote', 'work'].map((step) => word('en', `firstSteps.${step}`)))
})

test('given a page that leads elsewhere, no steps are promised', () => {
  renderOnSite(<Closing {...section} firstSteps={false} />)
  expect(screen.queryByRole('list')).toBeNull()
})
