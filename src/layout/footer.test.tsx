import { screen } from '@testing-library/react'

import { inventedAgency } from '../../tests/jest/invented-site'
import { renderOnSite, word } from '../../tests/jest/site'
import { Footer } from './footer'

test('given no scripts, “update cookie preferences” stays in its place, because a reload would lose what was typed (R-CHROME-7, R-BASE-1)', () => {
  renderOnSite(<Footer />, { path: '/en/contact' })
  const link = screen.getByRole('link', { name: word('en', 'footer.cookiePreferences') })
  expect(link).toHaveAttribute('href', '#legal')
})

test('an agency with the year in its legal name keeps all of it (R-CHROME-6)', () => {
  const legalName = `Zagara ${new Date().getFullYear()} S.r.l.`
  jest.replaceProperty(inventedAgency, 'legalName', legalName)
  expect(renderOnSite(<Footer />).container).toHaveTextContent(legalName)
})

test('a translator leaves the names of the agency in logo and copyright as they are (R-CHROME-6)', () => {
  const { container } = renderOnSite(<Footer />)
  const kept = [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)
  expect(kept).toEqual([inventedAgency.name, expect.stringContaining(inventedAgency.legalName)])
})
