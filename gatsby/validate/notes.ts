import { languages } from '../../src/i18n/languages'
import { kinds } from '../data/kinds'
import { type Mistake, newIn } from './mistake'
import type { SiteData } from './read-data'
import { type DataString, everyString } from './strings'
import { warningsIn } from './warnings'

/** Where a text stands, whatever its language. */
const placeOf = ({ file, field, language }: DataString) =>
  `${file.replace(`/${language}/`, '/')} ${field.replace(new RegExp(`\\.${language}$`), '')}`

/** The first text of each file that is as it was, while another language of it has changed. */
function leftAlone(before: SiteData, after: SiteData): Mistake[] {
  const texts = everyString(after).filter(({ language }) => language)
  const changed = newIn(texts, everyString(before))
  const places = new Set(changed.map(placeOf))
  const message = 'is as before, but another language says something new. Does it still fit?'
  const left = texts.filter((one) => !changed.includes(one) && places.has(placeOf(one)))
  return left
    .filter(({ file }, index) => left.findIndex((one) => one.file === file) === index)
    .map(({ file, field }) => ({ file, field, message }))
}

/** What to look at again after a save: none of it is a mistake. */
export function notesOn(before: SiteData, after: SiteData): Mistake[] {
  return [...newIn(warningsIn(after), warningsIn(before)), ...leftAlone(before, after)]
}

/** Words of figures that still say the value from before a change, although "wordsFor" has the new one (R-FIGURE-3). */
export function* wordsLeftBehind(before: SiteData, after: SiteData): Generator<Mistake> {
  for (const [index, figure] of after.figures.entries()) {
    const old = before.figures.find(({ id }) => id === figure.id)
    if (!old || typeof old.value !== 'number' || old.value === figure.value) continue
    for (const language of languages) {
      const words = figure.words?.[language]
      if (words === undefined || words !== old.words?.[language]) continue
      const message = `still say “${words}”, as before the value became ${figure.value}. Write them for it`
      yield { file: kinds.figures.file, field: `figures[${index}].words.${language}`, message }
    }
  }
}
