import type { Language } from '../../src/i18n/languages'
import type { Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'
import { pageTexts, type SiteText, sharedTexts } from './site-texts'
import { specifiedTexts } from './specified-texts'

type Rule = { finds: RegExp; message: string; only?: Language }

/** What the specification spells letter by letter. */
const specified: ReadonlySet<string> = new Set(specifiedTexts.flatMap(({ en, it }) => [en, it]))

/** Italian words that lose their end: po’ (poco), and imperatives such as di’ and fa’. */
const shortened = 'po|mo|be|di|fa|da|va|sta|to|ca'

const rules: Rule[] = [
  // `<policy>` marks the words of a sentence that are a link (locales/*/forms.json).
  {
    finds: /<(?!\/?policy>)[a-z!/]|&[a-z]+;|&#\d+;/i,
    message: 'has markup, which would be shown as it is. Take it away',
  },
  {
    finds: /"/,
    message: 'has a straight quotation mark. Write “ ” in English, « » in Italian',
  },
  { finds: /'|‘|`|´/, message: 'has a wrong apostrophe. Write ’' },
  { finds: / {2}/, message: 'has two spaces in a row. Write one' },
  { finds: /\.\.\./, message: 'has three dots. Write …' },
  {
    finds: / - /,
    message: 'has a hyphen in place of a dash. Write a comma, or a dash (–)',
  },
  {
    finds: / [,;:.!?](\s|$)/,
    message: 'has a space before a punctuation mark. Take it away',
  },
  {
    finds: /\d [€%]|€ \d/,
    message: 'has a plain space between a number and its sign. Write a no-break space',
  },
  {
    finds: /[“”]/,
    message: 'has English quotation marks. Write « »',
    only: 'it',
  },
  {
    finds: /[«»]/,
    message: 'has Italian quotation marks. Write “ ”',
    only: 'en',
  },
  {
    finds: /«\s|\s»/,
    message: 'has a space inside its quotation marks. Take it away',
    only: 'it',
  },
  {
    finds: new RegExp(`(?<!\\p{L})(?!(?:${shortened})’)\\p{L}*[aeiou]’(?!\\p{L})`, 'iu'),
    message: 'has an apostrophe in place of an accent. Write È, perché, più',
    only: 'it',
  },
  {
    finds: /\p{L}chè(?!\p{L})|(?<!\p{L})(?:nè|sè|pò|quì|quà|stà|fà)(?!\p{L})/iu,
    message: 'has a wrong accent. Write perché, né, sé, po’, qui',
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
      message: `${message}: "${text}"`,
    }))
}

/** Checks that copy is set as in a book: real quotation marks and apostrophes, real accents, right spaces. */
export const checkCopy = (page: PageEntry): Problem[] => pageTexts(page).flatMap(mistakesOf)

/** The same for texts that stand on many pages: figures and interface strings. */
export const checkSharedTexts = (data: SiteData): Problem[] => sharedTexts(data).flatMap(mistakesOf)
