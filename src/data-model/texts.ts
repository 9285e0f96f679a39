import { z } from 'zod'

import { referencePattern } from './figure-references'

/** Interface strings as they are nested in locales/<language>/<namespace>.json. */
export type Texts = { [key: string]: string | Texts }

export const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string().trim().min(1), texts])))

/** Names that the code fills in: a text without one of them would say less. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(new RegExp(referencePattern, 'g')))]

/** The pattern of a text that has all these names. From its start: each other place would look through all of it again. */
export const patternWith = (names: readonly string[]) =>
  `^${names.map((name) => `(?=[\\s\\S]*${name.replace(/[{}]/g, '\\$&')})`).join('')}`

function textModel(text: string): z.ZodType {
  const names = placeholdersIn(text)
  const filled = z.string().min(1, 'must not be empty')
  if (names.length === 0) return filled
  const hint = `Keep ${names.join(', ')}`
  return filled.regex(new RegExp(patternWith(names))).meta({ hint })
}

/** The model of interface strings: these keys, and in each text the names that the code fills in. */
export const textsModel = (tree: Texts): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'string' ? textModel(value) : textsModel(value),
      ]),
    ),
  )
