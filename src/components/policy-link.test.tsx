import { screen } from '@testing-library/react'
import { renderOnSite } from '../../tests/jest/site'
import { PolicyLink } from './policy-link'
import { SiteProvider, useSite } from './site-context'

const WithPdf = () => {
  const site = useSite()
  const policies = { ...site.agency.policies, cookie: 'https://policies.example.com/en/Cookies.PDF?v=2' }
  return (
    <SiteProvider value={{ ...site, agency: { ...site.agency, policies } }}>
      <PolicyLink policy="cookie">Read it</PolicyLink>
    </SiteProvider>
  )
}

test('leads to a PDF in a tab of its own, which no dialog could show (R-POLICY-1)', () => {
  renderOnSite(<WithPdf />)
  const link = screen.getByRole('link', { name: 'Read it (PDF)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).not.toHaveAttribute('data-policy')
})
