import { z } from 'zod'

/** Phrases as they are nested in locales/<language>/<namespace>.json. */
export type Phrases = { [key: string]: string | Phrases }

export const phraseFile: z.ZodType<Phrases> = z.lazy(() =>
  z.record(z.string(), z.union([z.string().trim().min(1), phraseFile])),
)

export const phrasesModel = (tree: Phrases): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'string' ? z.string().min(1, 'must not be empty') : phrasesModel(value),
      ]),
    ),
  )
