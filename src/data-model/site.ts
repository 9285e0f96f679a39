import { z } from 'zod'

import { actionTargets, localized, policyAddress, text, webAddress } from './primitives'

/** Public values of the agency: all that only the owner knows (R-SITE-4). Webhooks are environment variables. */
export const siteFile = z.strictObject({
  $schema: z.string().optional(),
  name: text.describe('The brand, as visitors read it'),
  legalName: text.describe('Name of the legal entity'),
  email: z.email('must be an e-mail address').describe('E-mail address for everything'),
  phone: z
    .string()
    .regex(/^\+[\d ]+$/, 'must be an international number, for example "+39 095 000 0000"')
    .describe('International number'),
  location: localized.describe('Where the agency is, as the contact page says it'),
  address: text.describe('Registered office of the legal entity'),
  taxData: localized.describe('VAT number and the like, as the footer shows them'),
  register: localized.describe('Companies register and its number (REA): Italian law wants it on the site'),
  shareCapital: localized.describe('Share capital, and whether it is paid up: wanted by the same law'),
  hours: localized
    .optional()
    .describe('Hours of the day in which you answer, for example "9 am to 6 pm": stand in each promise of an answer'),
  social: z
    .strictObject({ name: text.describe('What the network is called'), url: webAddress.describe('Our page there') })
    .describe('The professional network'),
  events: webAddress.describe('The external events site'),
  policies: z
    .strictObject({
      privacy: policyAddress.describe('Address of the privacy policy'),
      cookie: policyAddress.describe('Address of the cookie policy'),
    })
    .describe('The policy documents, on the external legal-document service'),
  actions: actionTargets.describe('Targets of the buttons whose document or calendar may not be online yet'),
  contactSource: text.describe('Sent as `source` by the contact form: names the site'),
})
