import type { Problem } from '../../../gatsby/validate/problem'
import type { SiteData } from '../../../gatsby/validate/read-data'
import { type SiteText, siteTexts } from '../../../gatsby/validate/site-texts'
import { languages } from '../../../src/i18n/languages'
import { dictionaryOf, isSpelled, type SpelledLanguage } from './dictionaries'
import { unknownWords } from './unknown-words'

const names: Record<SpelledLanguage, string> = { en: 'English', it: 'Italian' }

/** Without texts that Italian pages show in English, as the specification spells them. */
function withoutBorrowed(texts: SiteText[]): SiteText[] {
  const english = new Set(texts.filter(({ language }) => language === 'en').map(({ text }) => text))
  return texts.filter(({ language, text }) => language === 'en' || !english.has(text))
}

async function mistakesIn(language: SpelledLanguage, texts: SiteText[]): Promise<Problem[]> {
  const knows = await dictionaryOf(language)
  return texts
    .filter((text) => text.language === language)
    .flatMap(({ file, field, text }) =>
      unknownWords(text, language, knows).map((word) => ({
        file,
        field,
        message: `has "${word}", which is no ${names[language]} word. Correct it, or add it to tools/check/spelling/words.json`,
      })),
    )
}

/** Each word of the site that neither the dictionary of its language nor our own list has. */
export async function misspelled(data: SiteData): Promise<Problem[]> {
  const texts = withoutBorrowed(siteTexts(data).filter(({ file }) => file !== 'data/site.json'))
  const found = await Promise.all(languages.filter(isSpelled).map((language) => mistakesIn(language, texts)))
  return found.flat()
}
