import { screen } from '@testing-library/react'

import { renderOnSite, word } from '../../../tests/jest/site'
import { Contact } from './contact'

test('is the element that #contact names, with the form and the contact details in it (R-PAGE-6)', () => {
  renderOnSite(
    <Contact
      anchor="contact"
      tone="paper"
      heading="Tell us about your project"
      intro="We read it."
      interest="ecommerce-zero"
    />,
  )
  const section = screen.getByRole('region', { name: 'Tell us about your project' })
  expect(section).toHaveAttribute('id', 'contact')
  expect(section).toContainElement(screen.getByRole('form', { name: 'Tell us about your project' }))
  expect(section).toContainElement(screen.getByRole('link', { name: 'ciao@example.com' }))
  expect(screen.getByRole('link', { name: '+39\u00a0000\u00a0000\u00a00000' })).toHaveAttribute(
    'href',
    'tel:+390000000000',
  )
  expect(section).toHaveTextContent('Sicily')
})

test('shows the interest of the page as chosen, or none (R-PAGE-6)', () => {
  const { unmount } = renderOnSite(
    <Contact anchor="contact" tone="paper" heading="Write" intro="Us" interest="ecommerce-zero" />,
  )
  expect(screen.getByLabelText(word('en', 'forms:labels.interest'))).toHaveValue('ecommerce-zero')
  unmount()
  renderOnSite(<Contact anchor="contact" tone="paper" heading="Write" intro="Us" interest={null} />)
  expect(screen.getByLabelText(word('en', 'forms:labels.interest'))).toHaveValue('')
})
