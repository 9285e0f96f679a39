import { z } from 'zod'

import { pageId, path } from './primitives'

/** Where a page stands in each language. A page without an English path exists in Italian only. */
export const route = z
  .strictObject({ page: pageId, en: path.optional(), it: path.optional() })
  .refine((value) => value.en !== undefined || value.it !== undefined, 'needs a path in at least one language')
  .refine((value) => value.en === undefined || /^\/en(\/|$)/.test(value.en), 'the English path must start with /en')
  .refine((value) => value.it === undefined || /^\/it(\/|$)/.test(value.it), 'the Italian path must start with /it')

export const routesFile = z.strictObject({ $schema: z.string().optional(), routes: z.array(route).min(1) })

export type Route = z.infer<typeof route>
