import { screen } from '@testing-library/react'

import { shownFigure } from '../../../tests/jest/shown-figure'
import { renderOnSite } from '../../../tests/jest/site'
import { Programs } from './programs'

const program = (value: number) => ({
  title: `Program ${value}`,
  text: 'A course.',
  points: ['One', 'Two'],
  figure: { ...shownFigure(`weeks-${value}`), note: null, value, unit: 'week' as const },
})

test.each([
  ['the longest program fills its row, and the others are drawn on its scale', [4, 16], ['25%', '100%']],
  ['short programs do not fill their rows', [2, 4], ['25%', '50%']],
])('%s', (_what, weeks, lengths) => {
  renderOnSite(<Programs anchor="p" tone="mist" heading="Programs" intro={null} items={weeks.map(program)} />)
  const drawn = weeks.map((value) => getComputedStyle(screen.getByText(`weeks-${value}+`)).getPropertyValue('--length'))
  expect(drawn).toEqual(lengths)
})
