import { withoutReferences } from '../../src/data-model/figure-references'
import { kinds } from '../data/kinds'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'
import { everyString } from './strings'

/** Of HTML, of Markdown, and of a wiki. */
const markup = /<[a-z!/]|&[a-z]+;|&#\d+;|\*\*|__|\]\(|\[\[/i

/** Signs that no text has: nothing of the site makes more of them than what stands there. */
function* mistakesOfSigns(file: string, text: string): Generator<string> {
  if (markup.test(text)) yield `has markup, which would be shown as it is. Take it away: "${text}"`
  // Nothing fills in the texts of the agency.
  const rest = file === kinds.site.file ? text : withoutReferences(text)
  const remedy =
    rest === withoutReferences(text) ? 'Write {{name}}, without spaces' : 'Take them away: nothing fills them'
  for (const braces of rest.match(/\{+[^{}]*\}*|\}+/g) ?? [])
    yield `has braces that name no value: "${braces}". ${remedy}`
}

/** No text has signs that pages would show as they are. */
export function* checkCopy(data: SiteData): Generator<Mistake> {
  for (const { file, field, text } of everyString(data))
    for (const message of mistakesOfSigns(file, text)) yield { file, field, message }
}
