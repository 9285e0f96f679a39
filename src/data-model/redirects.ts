import { z } from 'zod'
import { language, pageId } from './primitives'
import { formed } from './words'

/** A former site may have had addresses of any shape. What is left out means something else to the host, or to a folder. */
const oldPath = formed(
  /^\/$|^(\/(?!\.{1,2}(\/|$))[^/*:?#%\\"<>|\t\r\n]+)+$/,
  'must be an old path as people read it, for example "/contatti.html" or "/Città": it starts with a slash and does not end with one. It has no * : % and no ?: the host looks at the path alone, so that all of /index.php leads to one page. For all of a folder see docs/go-live.md, step 4',
)

/** A group of old paths that lead to one page. Each works with and without a trailing slash. */
const redirectGroup = z.strictObject({
  page: pageId,
  language,
  from: z.array(oldPath).min(1).meta({ label: 'Old paths', one: 'old path' }),
})

export const redirectsFile = z.strictObject({
  $schema: z.string().optional(),
  redirects: z.array(redirectGroup).min(1).meta({ label: 'Redirects', one: 'redirect' }),
})
