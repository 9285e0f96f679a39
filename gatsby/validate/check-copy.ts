import { withoutReferences } from '../../src/data-model/figure-references'
import { mistakeOfLetters } from '../../src/data-model/letters'
import type { Language } from '../../src/i18n/languages'
import { kinds } from '../data/kinds'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'
import { specifiedPhrases } from './specified-phrases'
import { type DataString, everyString } from './strings'

/** The phrases that the specification spells letter by letter. */
const specified: ReadonlySet<string> = new Set(specifiedPhrases.flatMap(([, , ...phrases]) => phrases))

/** Italian words that lose their end: po’ (poco), and imperatives such as di’ and fa’. */
const shortened = 'po|mo|be|di|fa|da|va|sta|to|ca'

type Rule = [finds: RegExp, message: string, only?: Language]

const rules: Rule[] = [
  [/"/, 'has a straight quotation mark. Write “ ” in English, « » in Italian'],
  [/'|‘|`|´/, 'has a wrong apostrophe. Write ’'],
  [/ {2}/, 'has two spaces in a row. Write one'],
  [/\.\.\./, 'has three dots. Write …'],
  [/ - |--/, 'has a hyphen in place of a dash. Write a comma, or a dash (–)'],
  [/^[•·–-] /, 'begins with the sign of a list. Take it away'],
  [/ [,;:.!?](\s|$)/, 'has a space before a punctuation mark. Take it away'],
  [/\d [€%]|€ \d/, 'has a plain space between a number and its sign. Write a no-break space'],
  [/[“”]/, 'has English quotation marks. Write « »', 'it'],
  [/[«»]/, 'has Italian quotation marks. Write “ ”', 'en'],
  [/«\s|\s»/, 'has a space inside its quotation marks. Take it away', 'it'],
  [
    new RegExp(`(?<!\\p{L})(?!(?:${shortened})’)\\p{L}*[aeiou]’(?!\\p{L})`, 'iu'),
    'has an apostrophe in place of an accent. Write È, perché, più',
    'it',
  ],
  [
    /\p{L}chè(?!\p{L})|(?<!\p{L})(?:nè|sè|pò|quì|quà|stà|fà)(?!\p{L})/iu,
    'has a wrong accent. Write perché, né, sé, po’, qui',
    'it',
  ],
]

/** Copy is set as in a book: real quotation marks and apostrophes, real accents, right spaces (R-SITE-7). */
const mistakesOfTypography = ({ language, text }: DataString) =>
  rules
    .filter(([finds, , only]) => (only === undefined || only === language) && finds.test(text))
    .map(([, message]) => `${message}: "${text}"`)

/** Of HTML, of Markdown, and of a wiki. */
const markup = /<[a-z!/]|&[a-z]+;|&#\d+;|\*\*|__|\]\(|\[\[/i

/** Signs that no text has: nothing of the site makes more of them than what stands there. */
function* mistakesOfSigns({ file, text }: DataString): Generator<string> {
  if (markup.test(text)) yield `has markup, which would be shown as it is. Take it away: "${text}"`
  // Nothing fills in the texts of the agency.
  const rest = file === kinds.site.file ? text : withoutReferences(text)
  const remedy =
    rest === withoutReferences(text) ? 'Write {{name}}, without spaces' : 'Take them away: nothing fills them'
  for (const braces of rest.match(/\{+[^{}]*\}*|\}+/g) ?? [])
    yield `has braces that name no value: "${braces}". ${remedy}`
}

/** Texts are typeset, and no string has an invisible letter, or one that the fonts of the site lack. */
export function* checkCopy(data: SiteData): Generator<Mistake> {
  for (const string of everyString(data)) {
    const { file, field, text, language } = string
    const typography = language && !specified.has(text) ? mistakesOfTypography(string) : []
    for (const message of [...mistakesOfSigns(string), ...typography, mistakeOfLetters(text)])
      if (message) yield { file, field, message }
  }
}
