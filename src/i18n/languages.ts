type LanguageEntry = {
  /** BCP 47 tag for `Intl` and `og:locale`. English copy is British. */
  tag: string
  name: string
  quotes: readonly [open: string, close: string]
  /** The word for millions in large sums; without it, `Intl` decides. */
  million?: string
}

/** The languages, by the first segment of their paths. Pages are in data/pages/<code>, phrases in locales/<code>. */
const entries = {
  en: {
    tag: 'en-GB',
    name: 'English',
    quotes: ['“', '”'],
    million: 'M',
  },
  it: {
    tag: 'it-IT',
    name: 'Italiano',
    quotes: ['«', '»'],
    million: 'mln',
  },
} as const satisfies Record<string, LanguageEntry>

export type Language = keyof typeof entries

export const languageEntries: Readonly<Record<Language, LanguageEntry>> = entries

/** The language of a path without the prefix of a language (R-ROUTE-1). */
export const defaultLanguage: Language = 'en'

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.keys(entries).includes(value)
}

export const languages: readonly Language[] = /* @__PURE__ */ Object.keys(entries).filter(isLanguage)

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made: Partial<Record<Language, Value>> = {}
  for (const language of languages) made[language] = make(language)
  if (!isComplete(made)) throw new Error('A language is missing.')
  return made
}

function isComplete<Value>(made: Partial<Record<Language, Value>>): made is Record<Language, Value> {
  return languages.every((language) => language in made)
}

/** @example pathPrefix('it') // '/it' */
export const pathPrefix = (language: Language): string => `/${language}`
