import { z } from 'zod'

import type { Language } from '../i18n/languages'

/** What the editor says, in both languages that it speaks. */
export type Words = { en: string; it: string }

/** What the editor says of a field in one language; of a list, what it calls one entry, too. */
export type FieldWords = readonly [label: string, hint: string, one?: string]

declare module 'zod/v4/core' {
  /** What a model says of a field in its `.meta()`: whoever fills it in reads this, never the name of its key. */
  interface GlobalMeta {
    /** What the field is called; of a kind, what the kind is called. */
    label?: Words
    /** One entry of a list, as the button says that adds it. */
    one?: Words
    /** What belongs in the field. Its English describes the field in GraphQL, too. */
    hint?: Words
    /** Which form a text must have; follows the field's name. */
    form?: Words
    /** How many letters a text has at least and at most, once its figures stand in it. */
    letters?: { least: number; most: number }
    /** What the values are called that may be chosen. */
    choices?: Record<string, Words>
  }
}

export const inWords = (words: Words, language: Language): string => (language === 'it' ? words.it : words.en)

export const wordsOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema) ?? {}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const nameIn = (speaker: Language, code: string) =>
  capital(new Intl.DisplayNames(speaker, { type: 'language' }).of(code) ?? code)

export const nameOfLanguage = (code: string): Words => ({ en: nameIn('en', code), it: nameIn('it', code) })

/** What is said of a schema in English. What only the build makes has no hint, but a description. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const { hint, description } = wordsOf(schema)
  return description ?? hint?.en
}

/** Both languages, for a message of zod's own: `.refine(sound, saying({ en, it }))`. */
export const saying = (words: Words) => ({ message: words.en, params: { words } })

const said = z.object({
  code: z.literal('custom'),
  params: z.object({ words: z.object({ en: z.string(), it: z.string() }) }),
})

/** Both languages of a message that was made by `saying`. */
export const bySaying = (issue: unknown): Words | undefined => said.safeParse(issue).data?.params.words

/**
 * A field of a data file with its words for the editor.
 * @param words of each language: the label, the hint, and for a list the name of one entry
 */
export function field<Schema extends z.ZodType>(schema: Schema, words: { en: FieldWords; it: FieldWords }): Schema {
  const [label, hint, one] = words.en
  const [labelIt, hintIt, oneIt] = words.it
  return schema.meta({
    label: { en: label, it: labelIt },
    hint: { en: hint, it: hintIt },
    ...(one && oneIt && { one: { en: one, it: oneIt } }),
  })
}

/** A choice between values, each with its words: the compiler asks for those of a new one. */
export const choice = <Value extends string>(values: readonly Value[], choices: Record<Value, Words>) =>
  z.enum(values).meta({ choices })

/** A text of one form, for example a path. */
export const formed = (pattern: RegExp, form: Words) => z.string().regex(pattern, form.en).meta({ form })
