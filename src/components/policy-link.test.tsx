import { screen } from '@testing-library/react'

import { renderOnSite } from '../../tests/jest/site'
import { PolicyLink } from './policy-link'

test.each([
  ['en', 'privacy', 'Privacy Policy'],
  ['en', 'cookie', 'Cookie Policy'],
  ['it', 'privacy', 'Privacy Policy'],
  ['it', 'cookie', 'Cookie Policy'],
] as const)(
  'leads to the document in the language of the page (%s, %s) (R-POLICY-1, R-POLICY-4)',
  (language, policy, label) => {
    renderOnSite(<PolicyLink policy={policy}>{label}</PolicyLink>, { language })
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/${language}/${policy}$`)),
    )
  },
)

test('tells screen readers that it opens a dialog', () => {
  renderOnSite(<PolicyLink policy="privacy">Read it</PolicyLink>)
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('aria-haspopup', 'dialog')
})
