import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderOnSite } from '../../tests/jest/site'
import { PolicyLink } from './policy-link'
import { SiteProvider, useSite } from './site-context'

const WithPdf = ({ children }: { children: ReactNode }) => {
  const site = useSite()
  const policies = { ...site.agency.policies, cookie: 'https://policies.example.com/en/Cookies.PDF?v=2' }
  return <SiteProvider value={{ ...site, agency: { ...site.agency, policies } }}>{children}</SiteProvider>
}

test('leads to a PDF in a tab of its own, which no dialog could show (R-POLICY-1)', () => {
  renderOnSite(
    <WithPdf>
      <PolicyLink policy="cookie">Read it</PolicyLink>
    </WithPdf>,
  )
  const link = screen.getByRole('link', { name: 'Read it (PDF)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).not.toHaveAttribute('data-policy')
  expect(link).not.toHaveAttribute('aria-haspopup')
})
