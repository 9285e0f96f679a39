import type { Words } from '../../src/data-model/words'
import type { Language } from '../../src/i18n/languages'
import type { Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'
import { pageTexts, type SiteText, sharedTexts } from './site-texts'
import { specifiedTexts } from './specified-texts'

type Rule = { finds: RegExp; message: Words; only?: Language }

/** What the specification spells letter by letter. */
const specified: ReadonlySet<string> = new Set(specifiedTexts.flatMap(({ en, it }) => [en, it]))

/** Italian words that lose their end: po’ (poco), and imperatives such as di’ and fa’. */
const shortened = 'po|mo|be|di|fa|da|va|sta|to|ca'

const rules: Rule[] = [
  // `<policy>` marks the words of a sentence that are a link (locales/*/forms.json).
  {
    finds: /<(?!\/?policy>)[a-z!/]|&[a-z]+;|&#\d+;/i,
    message: {
      en: 'has markup, which would be shown as it is. Take it away',
      it: 'ha del codice, che si vedrebbe così com’è. Toglilo',
    },
  },
  {
    finds: /"/,
    message: {
      en: 'has a straight quotation mark. Write “ ” in English, « » in Italian',
      it: 'ha virgolette diritte. Scrivi « » in italiano, “ ” in inglese',
    },
  },
  { finds: /'|‘|`|´/, message: { en: 'has a wrong apostrophe. Write ’', it: 'ha un apostrofo sbagliato. Scrivi ’' } },
  { finds: / {2}/, message: { en: 'has two spaces in a row. Write one', it: 'ha due spazi di fila. Scrivine uno' } },
  { finds: /\.\.\./, message: { en: 'has three dots. Write …', it: 'ha tre punti. Scrivi …' } },
  {
    finds: / - /,
    message: {
      en: 'has a hyphen in place of a dash. Write a comma, or a dash (–)',
      it: 'ha un trattino corto al posto di uno lungo. Scrivi una virgola, o un trattino lungo (–)',
    },
  },
  {
    finds: / [,;:.!?](\s|$)/,
    message: {
      en: 'has a space before a punctuation mark. Take it away',
      it: 'ha uno spazio prima della punteggiatura. Toglilo',
    },
  },
  {
    finds: /\d [€%]|€ \d/,
    message: {
      en: 'has a plain space between a number and its sign. Write a no-break space',
      it: 'ha uno spazio comune tra un numero e il suo segno. Scrivi uno spazio indivisibile',
    },
  },
  {
    finds: /[“”]/,
    message: { en: 'has English quotation marks. Write « »', it: 'ha virgolette inglesi. Scrivi « »' },
    only: 'it',
  },
  {
    finds: /[«»]/,
    message: { en: 'has Italian quotation marks. Write “ ”', it: 'ha virgolette italiane. Scrivi “ ”' },
    only: 'en',
  },
  {
    finds: /«\s|\s»/,
    message: {
      en: 'has a space inside its quotation marks. Take it away',
      it: 'ha uno spazio dentro le virgolette. Toglilo',
    },
    only: 'it',
  },
  {
    finds: new RegExp(`(?<!\\p{L})(?!(?:${shortened})’)\\p{L}*[aeiou]’(?!\\p{L})`, 'iu'),
    message: {
      en: 'has an apostrophe in place of an accent. Write È, perché, più',
      it: 'ha un apostrofo al posto di un accento. Scrivi È, perché, più',
    },
    only: 'it',
  },
  {
    finds: /\p{L}chè(?!\p{L})|(?<!\p{L})(?:nè|sè|pò|quì|quà|stà|fà)(?!\p{L})/iu,
    message: {
      en: 'has a wrong accent. Write perché, né, sé, po’, qui',
      it: 'ha un accento sbagliato. Scrivi perché, né, sé, po’, qui',
    },
    only: 'it',
  },
]

function mistakesOf({ file, field, language, text }: SiteText): Problem[] {
  if (specified.has(text)) return []
  return rules
    .filter(({ finds, only }) => (only === undefined || only === language) && finds.test(text))
    .map(({ message }) => ({
      file,
      field,
      message: { en: `${message.en}: "${text}"`, it: `${message.it}: «${text}»` },
    }))
}

/** Checks that copy is set as in a book: real quotation marks and apostrophes, real accents, right spaces. */
export const checkCopy = (page: PageEntry): Problem[] => pageTexts(page).flatMap(mistakesOf)

/** The same for texts that stand on many pages: figures and interface strings. */
export const checkSharedTexts = (data: SiteData): Problem[] => sharedTexts(data).flatMap(mistakesOf)
