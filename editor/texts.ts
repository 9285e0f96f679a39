import { z } from 'zod'

import type { Texts } from '../src/data-model/texts'
import type { Field } from './field'

/** Names that the code fills in: a text without one of them would say less. */
const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{[^{}]+\}\}/g)].map(([name]) => name)),
]

const keeps = (names: readonly string[]) =>
  names.map((name) => `(?=[\\s\\S]*${name.replace(/[{}]/g, '\\$&')})`).join('')

function textModel(text: string): z.ZodType {
  const names = placeholdersIn(text)
  const filled = z.string().min(1, 'must not be empty')
  if (names.length === 0) return filled
  const hint = { en: `Keep ${names.join(', ')}`, it: `Non perdere ${names.join(', ')}` }
  return filled.regex(new RegExp(keeps(names))).meta({ hint })
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

type Speech = {
  /** What to say of a text that lost a name. */
  missing: (names: string) => string
}

/**
 * Fields of interface strings. A field is called what it says now, in the language of the editor; its hint is its key.
 * @param shown the strings in the language of the editor
 */
export function textFields(shown: Texts, speech: Speech, prefix = ''): Field[] {
  return Object.entries(shown).map(([name, value]): Field => {
    const key = `${prefix}${name}`
    const shared = { name, required: true, i18n: true } as const
    if (typeof value !== 'string') {
      const fields = textFields(value, speech, `${key}.`)
      return { ...shared, label: key, widget: 'object', collapsed: true, fields }
    }
    const names = placeholdersIn(value)
    const pattern: Field['pattern'] = names.length > 0 ? [keeps(names), speech.missing(names.join(', '))] : undefined
    return { ...shared, label: value, hint: key, widget: 'text', pattern }
  })
}
