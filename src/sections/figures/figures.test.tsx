import { screen } from '@testing-library/react'

import { shownFigure } from '../../../tests/jest/shown-figure'
import { renderOnSite } from '../../../tests/jest/site'
import { Figures } from './figures'

const items = [
  { claim: null, figure: shownFigure('lemons') },
  { claim: 'in our words', figure: shownFigure('trees') },
]

test('a figure has its label, or the words that the section has for it', () => {
  renderOnSite(<Figures anchor="numbers" tone="mist" heading="Numbers" intro={null} items={items} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['of lemons', 'in our words'])
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
