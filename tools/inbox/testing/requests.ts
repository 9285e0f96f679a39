import { contactForm, leadForm } from '../../../src/forms/definition'
import { examplePayload, requiredValues } from '../../../tests/forms/examples'

/** A request of the contact form whose optional fields are empty. */
export const contact = examplePayload(contactForm, {
  ...requiredValues(contactForm),
  firstName: 'Agata',
  email: 'agata@example.com',
})

/** A request of the lead form. */
export const lead = examplePayload(leadForm, { name: 'Rosario', interest: 'evento-farmasimplex', message: '' })
