import { kinds } from '../data/kinds'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'
import { type DataString, everyString } from './strings'
import { warningsIn } from './warnings'

/** Where a text stands, whatever its language. */
const placeOf = ({ file, field, language }: DataString) =>
  `${file.replace(`/${language}/`, '/')} ${field.replace(new RegExp(`\\.${language}$`), '')}`

/** The first text of each file that is as it was, while another language of it has changed. */
function leftAlone(before: SiteData, after: SiteData): Mistake[] {
  const old = new Set(everyString(before).map((one) => JSON.stringify(one)))
  const texts = everyString(after).filter(({ language }) => language)
  const isOld = (one: DataString) => old.has(JSON.stringify(one))
  const changed = new Set(texts.filter((one) => !isOld(one)).map(placeOf))
  const message = 'is as before, but another language says something new. Does it still fit?'
  const left = texts.filter((one) => isOld(one) && changed.has(placeOf(one)))
  return left
    .filter(({ file }, index) => left.findIndex((one) => one.file === file) === index)
    .map(({ file, field }) => ({ file, field, message }))
}

/** Promises that had a sentence before. */
function emptied(before: SiteData, after: SiteData): Mistake[] {
  const message = 'has no sentence any more: pages that name it leave it out'
  return after.figuresFile.promises.flatMap(({ id, value }, index) =>
    !value && before.figuresFile.promises.some((old) => old.id === id && old.value)
      ? [{ file: kinds.figures.file, field: `promises[${index}]`, message }]
      : [],
  )
}

/** What to look at again after a save: none of it is a mistake. */
export function notesOn(before: SiteData, after: SiteData): Mistake[] {
  const known = new Set(warningsIn(before).map((one) => JSON.stringify(one)))
  const warnings = warningsIn(after).filter((one) => !known.has(JSON.stringify(one)))
  return [...warnings, ...leftAlone(before, after), ...emptied(before, after)]
}
