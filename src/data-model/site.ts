import { z } from 'zod'
import { actionTargets, localized, policyAddress, verbatim, webAddress } from './primitives'
import { choice, field, formed } from './words'

const emailForm = 'must be an e-mail address'

const origin = formed(
  /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
  'must be https:// and a host in small letters, for example "https://www.example.com"',
)

/** What a page may ask of another origin, by the policy that it carries. */
const uses = choice({
  script: 'A script in the pages',
  request: 'Requests of a script',
  picture: 'Pictures',
  frame: 'A frame, once a visitor presses its link',
})

const other = z.strictObject({
  origin: field(origin, ['Origin', 'https:// and the host']),
  uses: field(z.array(uses).min(1), ['Uses', 'What pages may ask there', 'use']),
  purpose: field(localized, ['Purpose', 'Who learns what of a visitor, and why: visitors read it beside a frame']),
})

/** Public values of the agency: all that only the owner knows (R-SITE-4). Webhooks are environment variables. */
export const siteFile = z.strictObject({
  $schema: z.string().optional(),
  name: field(verbatim, ['Name', 'The brand, as visitors read it']),
  legalName: field(verbatim, ['Legal name', 'Name of the legal entity']),
  origin: field(origin, [
    'Live address',
    'The address of the live site, as in SITE_URL. A build for another address stays out of search',
  ]),
  email: field(z.email(emailForm).meta({ form: emailForm }), ['E-mail', 'E-mail address for everything']),
  phone: field(formed(/^\+(?: ?\d){8,15}$/, 'must be an international number, for example "+39 095 000 0000"'), [
    'Phone',
    'International number',
  ]),
  location: field(localized, ['Where it is', 'Where the agency is, as the contact page says it']),
  address: field(verbatim, ['Registered office', 'Registered office of the legal entity']),
  taxData: field(localized, ['VAT number', 'VAT number and the like, as the footer shows them']),
  register: field(localized, [
    'Companies register',
    'Companies register and its number (REA): Italian law wants it on the site',
  ]),
  shareCapital: field(localized, ['Share capital', 'Share capital, and whether it is paid up: wanted by the same law']),
  social: field(
    z.strictObject({
      name: field(verbatim, ['Name', 'What the network is called']),
      url: field(webAddress, ['Address', 'Our page there']),
    }),
    ['Professional network', 'The professional network'],
  ),
  events: field(webAddress, ['Events site', 'The external events site']),
  policies: field(
    z.strictObject({
      privacy: field(policyAddress, ['Privacy policy', 'Address of the privacy policy']),
      cookie: field(policyAddress, ['Cookie policy', 'Address of the cookie policy']),
    }),
    ['Policies', 'The policy documents, on the external legal-document service'],
  ),
  others: field(z.array(other), [
    'Other origins',
    'All others that pages may use: a browser refuses what is not in this list',
    'origin',
  ]).default([]),
  actions: field(actionTargets, ['Buttons', 'Targets of the buttons whose document or calendar may not be online yet']),
  contactSource: field(verbatim, [
    'Source of the contact form',
    'Sent as `source` by the contact form: names the site',
  ]),
})
