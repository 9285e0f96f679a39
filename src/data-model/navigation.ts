import { z } from 'zod'

import { identifier, pageId } from './primitives'

/** Links to other sites that the footer may show: fields of data/site.json, labelled by locales/<language>/common.json. */
const externalSites = ['events'] as const

const group = z.strictObject({
  id: identifier.describe('Key of its label in locales/<language>/common.json: navigation.groups'),
  pages: z.array(pageId).min(1).describe('Its pages, in the order of the menu'),
  separatorBefore: pageId.optional().describe('Page that a separator stands above in the menu'),
  footerSites: z.array(z.enum(externalSites)).default([]).describe('Other sites that only the footer adds'),
  footerPages: z.array(pageId).default([]).describe('Pages that only the footer adds'),
})

/** Groups of the menu and of the footer, in order. */
export const navigationFile = z.strictObject({
  $schema: z.string().optional(),
  home: pageId.describe('The page that the logo leads to'),
  groups: z.array(group).min(1).describe('Groups of the menu and columns of the footer, in order'),
  contact: pageId.describe('The page of the Contact link'),
  more: z.array(pageId).default([]).describe('Pages that the menu names below its groups, where a language has them'),
})
