import { screen } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import { Footer } from './footer'

test('given no scripts, “update cookie preferences” reloads the page, because it links to the page itself (R-CHROME-7, R-BASE-1)', () => {
  renderOnSite(<Footer />, { path: '/en/contact' })
  const link = screen.getByRole('link', { name: word('en', 'footer.cookiePreferences') })
  expect(link).toHaveAttribute('href', '/en/contact')
})
