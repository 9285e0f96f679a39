import { patternWith, placeholdersIn, type Texts } from '../src/data-model/texts'
import type { Field } from './field'

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
    const pattern: Field['pattern'] =
      names.length > 0 ? [patternWith(names), speech.missing(names.join(', '))] : undefined
    return { ...shared, label: value, hint: key, widget: 'text', pattern }
  })
}
