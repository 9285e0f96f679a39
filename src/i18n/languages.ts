/** The one list of languages: configuration, build and browser all read it. */
export const languages = ['en', 'it'] as const

export type Language = (typeof languages)[number]

/** What a path outside every language's prefix falls back to (specification, section 2). */
export const defaultLanguage: Language = 'en'

/** BCP 47 tags for `Intl`, `lang` and `og:locale`. English copy is British. */
export const localeTags: Record<Language, string> = { en: 'en-GB', it: 'it-IT' }

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value)
}
