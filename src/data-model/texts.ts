import { z } from 'zod'

/** Phrases as they are nested in locales/<language>/<namespace>.json. */
export type Texts = { [key: string]: string | Texts }

export const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string().trim().min(1), texts])))

/** The model of phrases: these keys. */
export const textsModel = (tree: Texts): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'string' ? z.string().min(1, 'must not be empty') : textsModel(value),
      ]),
    ),
  )
