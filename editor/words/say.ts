import { z } from 'zod'

import type { Language } from '../../src/i18n/languages'
import { choices, formatNames, sectionNames } from './choices'
import { italianHints } from './hints'
import { iconWords } from './icons'
import { labels, singulars, type Words } from './labels'

const inLanguage = (words: Words, key: string, language: Language): string | undefined =>
  words[key]?.[language === 'it' ? 1 : 0]

/** What an editor calls a field. @param owner the key of what holds it, or the `type` of its section */
export const labelOf = (owner: string, key: string, language: Language): string =>
  inLanguage(labels, `${owner}.${key}`, language) ?? inLanguage(labels, key, language) ?? key

/** What an editor calls one entry of a list. */
export const singularOf = (key: string, language: Language): string | undefined => inLanguage(singulars, key, language)

/** What an editor calls a value that may be chosen. */
export const choiceOf = (value: string, language: Language): string =>
  inLanguage(iconWords, value, language) ?? inLanguage(choices, value, language) ?? value

/** What an editor calls a kind of section, or a format of a figure. */
export const kindName = (kind: string, language: Language): string =>
  inLanguage(sectionNames, kind, language) ?? inLanguage(formatNames, kind, language) ?? kind

/** The nearest description: a field's own, else that of what it holds. */
function descriptionOf(part: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(part)?.description
  if (own) return own
  const isWrapper = part instanceof z.ZodDefault || part instanceof z.ZodOptional || part instanceof z.ZodNullable
  return isWrapper ? descriptionOf(part.unwrap()) : undefined
}

/** A description with its Italian, for editors that know no language. */
export const inBoth = (english: string): string =>
  italianHints[english] === undefined ? english : `${english}\n\n${italianHints[english]}`

/** What an editor says of a field, in one language. */
export function hintOf(part: z.core.$ZodType, language: Language): string | undefined {
  const english = descriptionOf(part)
  return english !== undefined && language === 'it' ? (italianHints[english] ?? english) : english
}
