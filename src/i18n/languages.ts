/** What the site knows of a language. Its pages stand in data/pages/<code>, its interface strings in locales/<code>. */
type LanguageEntry = {
  /** BCP 47 tag for `Intl` and `og:locale`. English copy is British. */
  tag: string
  /** A language calls itself by its own name, whatever the page speaks. */
  name: string
  /** How large sums are shortened; left out, as `Intl` does it. */
  million?: string
  /** Last options of the general form, whose values differ between the languages (R-FORM-2). */
  lastOptions: { interest: string; budget: string }
}

/** The one list of languages, by the first segment of their paths: configuration, build and browser all read it. */
export const languageEntries = {
  en: {
    tag: 'en-GB',
    name: 'English',
    million: 'M',
    lastOptions: { interest: 'other', budget: 'to-evaluate' },
  },
  it: {
    tag: 'it-IT',
    name: 'Italiano',
    million: 'mln',
    lastOptions: { interest: 'altro', budget: 'da-valutare' },
  },
} as const satisfies Record<string, LanguageEntry>

export type Language = keyof typeof languageEntries

/** What a path outside every language's prefix falls back to (R-ROUTE-1). */
export const defaultLanguage: Language = 'en'

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.keys(languageEntries).includes(value)
}

export const languages: readonly Language[] = /* @__PURE__ */ Object.keys(languageEntries).filter(isLanguage)

/** What is known of a language, in one shape for all. */
export function entryOf(language: Language): LanguageEntry {
  return languageEntries[language]
}

/** Something for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made: Partial<Record<Language, Value>> = {}
  for (const language of languages) made[language] = make(language)
  if (!isComplete(made)) throw new Error('A language is missing.')
  return made
}

function isComplete<Value>(made: Partial<Record<Language, Value>>): made is Record<Language, Value> {
  return languages.every((language) => language in made)
}

/** First segment of every path in a language, for example `/it`. */
export function pathPrefix(language: Language): string {
  return `/${language}`
}
