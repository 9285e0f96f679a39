import { z } from 'zod'

import { language, pageId, path } from './primitives'

/** A group of old paths that lead to one page. Each works with and without a trailing slash. */
const redirectGroup = z.strictObject({
  page: pageId,
  language,
  from: z.array(path).min(1).meta({ label: 'Old paths', one: 'old path' }),
})

export const redirectsFile = z.strictObject({
  $schema: z.string().optional(),
  redirects: z.array(redirectGroup).min(1).meta({ label: 'Redirects', one: 'redirect' }),
})
