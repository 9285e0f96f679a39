import { screen } from '@testing-library/react'

import { shownFigure } from '../../../tests/jest/shown-figure'
import { renderOnSite } from '../../../tests/jest/site'
import { Figures } from './figures'

const items = [
  { claim: null, figure: shownFigure('lemons') },
  { claim: 'in our words', figure: shownFigure('trees') },
]

test('names the owner of a figure and its time, as far as the data have them', () => {
  const known = { claim: null, figure: { ...shownFigure('lemons'), whose: 'of our clients', period: '2023 to 2025' } }
  renderOnSite(
    <Figures anchor="numbers" tone="mist" heading="Numbers" intro={null} items={[known, ...items.slice(1)]} />,
  )
  const [first, second] = screen.getAllByRole('term')
  expect(first).toHaveTextContent('of lemons of our clients, 2023 to 2025')
  expect(second).toHaveTextContent(/^in our words$/)
})

test('puts the words before a figure into its number, and its unit to the label (R-FIGURE-2)', () => {
  const years = { ...shownFigure('years'), prefix: 'over', text: '14', unitBelow: 'years', label: 'on PrestaShop' }
  const others = items.slice(1)
  renderOnSite(
    <Figures
      anchor="n"
      tone="mist"
      heading="Numbers"
      intro={null}
      items={[{ claim: null, figure: years }, ...others]}
    />,
  )
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('over 14')
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('years on PrestaShop')
})
