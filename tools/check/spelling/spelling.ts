/**
 * `npm run spelling`: finds every word of the site that neither the dictionary of its language nor our own list has.
 */
import type { Words } from '../../../src/data-model/words'
import { formatProblems, type Problem as Mistake } from '../../../src/gatsby/validate/problem'
import { readData } from '../../../src/gatsby/validate/read-data'
import { type SiteText, siteTexts } from '../../../src/gatsby/validate/site-texts'
import { languages } from '../../../src/i18n/languages'
import { runCommand } from '../../support/command'
import { Problem, say } from '../../support/problem'
import { root } from '../../support/project'
import { dictionaryOf, isSpelled, type SpelledLanguage } from './dictionaries'
import { unknownWords } from './unknown-words'

const names: Record<SpelledLanguage, Words> = {
  en: { en: 'English', it: 'inglese' },
  it: { en: 'Italian', it: 'italiano' },
}

/** Without texts that Italian pages show in English, as the specification spells them. */
function withoutBorrowed(texts: SiteText[]): SiteText[] {
  const english = new Set(texts.filter(({ language }) => language === 'en').map(({ text }) => text))
  return texts.filter(({ language, text }) => language === 'en' || !english.has(text))
}

async function mistakesIn(language: SpelledLanguage, texts: SiteText[]): Promise<Mistake[]> {
  const knows = await dictionaryOf(language)
  return texts
    .filter((text) => text.language === language)
    .flatMap(({ file, field, text }) =>
      unknownWords(text, language, knows).map((word) => ({
        file,
        field,
        message: {
          en: `has "${word}", which is no ${names[language].en} word. Correct it, or add it to tools/check/spelling/words.json`,
          it: `ha «${word}», che non è una parola in ${names[language].it}. Correggila, o aggiungila a tools/check/spelling/words.json`,
        },
      })),
    )
}

const main = async () => {
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems, root))
  const mistakes = (
    await Promise.all(
      languages.filter(isSpelled).map((language) => mistakesIn(language, withoutBorrowed(siteTexts(data)))),
    )
  ).flat()
  if (mistakes.length > 0) throw new Problem(formatProblems(mistakes, root))
  say('Every word is spelled as its dictionary has it.')
}

runCommand(main)
