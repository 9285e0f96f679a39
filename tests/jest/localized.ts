import { byLanguage, type Language } from '../../src/i18n/languages'

/** An invented text in each language that the site has, also where it has more than these two. */
export const localized = (en: string, it: string): Record<Language, string> => ({ ...byLanguage(() => en), en, it })
