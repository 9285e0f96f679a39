import type { Problem } from './problem'
import type { SiteData } from './read-data'

type LocaleFile = SiteData['locales'][number]

/** Places of a text for a value (`{{email}}`) or a link (`<policy>…</policy>`). The code fills them by name. */
const slot = /\{\{\w+\}\}|<\/?\w+>/g

const slotsOf = (text: string): string[] => [...text.matchAll(slot)].map(([found]) => found)

/** Braces that no value fills would appear in the page. */
const strayBraces = (text: string): string[] => text.replaceAll(slot, '').match(/\{+[^{}]*\}*|\}+/g) ?? []

/** Each tag that is opened and not closed, or closed and not opened. */
function loneTags(text: string): string[] {
  const tags = slotsOf(text).filter((found) => found.startsWith('<'))
  const partner = (tag: string) => (tag.startsWith('</') ? tag.replace('</', '<') : tag.replace('<', '</'))
  return tags.filter((tag) => !tags.includes(partner(tag)))
}

function mistakesOf(text: string): string[] {
  return [
    ...strayBraces(text).map((braces) => `has braces that name no value: "${braces}". Write {{name}}, without spaces`),
    ...loneTags(text).map((tag) => `has "${tag}" without its other half: write <name>words</name>`),
  ]
}

/** Slots of a text that the same text lacks in another language. */
function lostIn(other: LocaleFile, field: string, text: string, own: LocaleFile): Problem[] {
  const translated = other.texts.get(field)
  if (translated === undefined) return []
  const there = slotsOf(translated)
  return slotsOf(text)
    .filter((found) => !there.includes(found))
    .map((found) => ({
      file: other.file,
      field,
      message: `lacks "${found}", which ${own.file} has`,
    }))
}

/** A text needs the same slots in every language, written as the code reads them (R-ROUTE-6). */
export function checkSlots({ locales }: SiteData): Problem[] {
  return locales.flatMap((own) => {
    const others = locales.filter(({ language, namespace }) => language !== own.language && namespace === own.namespace)
    return [...own.texts].flatMap(([field, text]) => [
      ...mistakesOf(text).map((message) => ({ file: own.file, field, message })),
      ...others.flatMap((other) => lostIn(other, field, text, own)),
    ])
  })
}
