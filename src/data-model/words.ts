import { z } from 'zod'
import { innerOf } from './value-kinds'

/** The words of a field in the editor: its label, its hint and, of a list, the name of one entry. */
export type FieldWords = readonly [label: string, hint: string, one?: string]

declare module 'zod/v4/core' {
  /** The words of a field, in its `.meta()`: people who fill it in read them, never the name of its key. */
  interface GlobalMeta {
    label?: string
    /** One entry of a list, as the button says that adds it. */
    one?: string
    /** The content that belongs in the field. It describes the field in GraphQL and in the JSON Schema, too. */
    hint?: string
    /** Which form a text must have; follows the field's name. */
    form?: string
    choices?: Record<string, string>
  }
}

export const wordsOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema) ?? {}

export const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code

/** The nearest word: that of the field, else that of the value that it holds. */
export function wordOf(schema: z.core.$ZodType, key: 'label' | 'one' | 'hint' | 'description'): string | undefined {
  const inner = innerOf(schema)
  return wordsOf(schema)[key] ?? (inner && wordOf(inner, key))
}

/** A field with its words for the editor. */
export const field = <Schema extends z.ZodType>(schema: Schema, [label, hint, one]: FieldWords): Schema =>
  schema.meta({ label, hint, ...(one && { one }) })

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record).filter((key): key is Key => key in record)

export const choice = <Value extends string>(choices: Readonly<Record<Value, string>>) =>
  z.enum(keysOf(choices)).meta({ choices })

/** A text of one form, for example a path. */
export const formed = (pattern: RegExp, form: string) => z.string().regex(pattern, form).meta({ form })

/** @example capital('hero') // 'Hero' */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
