import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Lead } from '../lead/lead'
import { Contact } from './contact'

const section = { anchor: 'write', tone: 'paper', heading: 'Write', intro: 'To us.' } as const

test.each([
  ['contact', <Contact key="contact" {...section} interest={null} />],
  ['lead', <Lead key="lead" {...section} interest="fair-2026" source="Zagara fair" submit="Book it" />],
])('a section “%s” has its form and the contact details under its anchor (R-PAGE-6)', (_kind, content) => {
  renderOnSite(content)
  const region = screen.getByRole('region', { name: 'Write' })
  expect(region).toHaveAttribute('id', 'write')
  expect(region).toContainElement(screen.getByRole('form', { name: 'Write' }))
  expect(region).toContainElement(screen.getByRole('link', { name: 'ciao@example.com' }))
  const call = screen.getByRole('link', { name: '+39\u00a0000\u00a0000\u00a00000' })
  expect(call).toHaveAttribute('href', 'tel:+390000000000')
  expect(region).toHaveTextContent('Sicily')
})
