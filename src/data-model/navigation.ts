import { z } from 'zod'

import { identifier, pageId } from './primitives'

/** Groups of the menu and of the footer, in order. Labels are interface strings: locales/<language>/navigation.json. */
export const navigationFile = z.strictObject({
  $schema: z.string().optional(),
  groups: z
    .array(
      z.strictObject({
        id: identifier,
        pages: z.array(pageId).min(1),
        separatorBefore: pageId.optional().describe('Page that a separator stands above in the menu'),
      }),
    )
    .min(1),
  contact: pageId.describe('The page of the Contact link'),
})
