import { byLanguage, type Language } from '../../src/i18n/languages'

/** An invented text in each language of the site, also in further ones. */
export const localized = (en: string, it: string): Record<Language, string> => ({ ...byLanguage(() => en), en, it })
