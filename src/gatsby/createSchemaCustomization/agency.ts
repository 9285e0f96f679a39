import { actionIds } from '../../data-model/primitives'
import { languages } from '../../i18n/languages'
import { enumType } from '../graphql/derive-types'
import { primitiveTypes } from '../graphql/primitive-types'
import type { SchemaBuilder } from './types'

const types = /* GraphQL */ `
  "Who the agency is and how to reach it: data/site.json"
  type Agency implements Node @dontInfer {
    "Brand name"
    name: String!
    "Name of the legal entity"
    legalName: String!
    email: String!
    "International number"
    phone: String!
    "Where the agency is, as the contact page says it"
    location: LocalizedText!
    "Registered office of the legal entity"
    address: String!
    "VAT number and the like"
    taxData: LocalizedText!
    "Companies register and number"
    register: LocalizedText!
    shareCapital: LocalizedText!
    "The professional network"
    social: ExternalLink!
    "Address of the external events site"
    events: String!
    policies: Policies!
    actions: AgencyActions!
    "Sent as \`source\` by the general form"
    contactSource: String!
  }

  "One short text in each language"
  type LocalizedText {
    en: String!
    it: String!
  }

  type ExternalLink {
    name: String!
    url: String!
  }

  "Addresses of the policy documents, on the external legal-document service"
  type Policies {
    privacy: PolicyAddresses!
    cookie: PolicyAddresses!
  }

  "Targets of the buttons whose document or calendar may not be online yet: null until it is"
  type AgencyActions {
    freeCall: String
    caseStudy: String
    brochure: String
    courseCatalogue: String
  }

  "Groups of the menu and the footer: data/navigation.json"
  type Navigation implements Node @dontInfer {
    groups: [NavigationGroup!]!
    "Page of the Contact link"
    contact: Route! @link(by: "page")
  }

  type NavigationGroup {
    "Key of the group's label in locales/<language>/common.json"
    id: String!
    pages: [Route!]! @link(by: "page")
    "Page that a separator stands above in the menu"
    separatorBefore: String
  }
`

/** Address of a policy document; `npm start` and the tests show the inbox's documents under the same paths. */
function policyAddress(address: string): string {
  const origin = process.env.POLICY_ORIGIN
  return origin ? new URL(new URL(address).pathname, origin).href : address
}

/** data/site.json and data/navigation.json. */
export function agencyTypes(schema: SchemaBuilder) {
  const field = (language: string) => ({
    type: 'String!',
    resolve: (addresses: Record<string, string>) => policyAddress(addresses[language] ?? ''),
  })
  return [
    types,
    primitiveTypes,
    enumType('ActionId', actionIds, 'Actions whose targets stand in data/site.json'),
    schema.buildObjectType({
      name: 'PolicyAddresses',
      description: 'Address of one policy document in each language',
      fields: Object.fromEntries(languages.map((language) => [language, field(language)])),
    }),
  ]
}
