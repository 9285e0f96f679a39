import { languages } from '../../src/i18n/languages'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'

type LocaleFile = SiteData['locales'][number]

/** All languages need the same namespaces with the same keys (R-ROUTE-6). */
const checkKeys = ({ locales }: SiteData): Mistake[] =>
  locales.flatMap((own) =>
    languages
      .filter((language) => language !== own.language)
      .flatMap((language) => {
        const other = locales.find((file) => file.language === language && file.namespace === own.namespace)
        const missing = [...own.texts.keys()].filter((key) => !other?.texts.has(key))
        const file = `locales/${language}/${own.namespace}.json`
        return missing.map((field) => ({ file, field, message: `is missing; ${own.file} has it. Translate it` }))
      }),
  )

/** The keys in common.json of the labels that menu and footer need. */
export const labelsOf = ({ groups, contact, more, home }: SiteData['navigation']): string[] => [
  ...groups.map(({ id }) => `navigation.groups.${id}`),
  ...[home, contact, ...more, ...groups.flatMap(({ pages, footerPages }) => [...pages, ...footerPages])].map(
    (page) => `navigation.pages.${page}`,
  ),
  ...groups.flatMap(({ footerSites }) => footerSites.map((site) => `footer.${site}`)),
]

/** Every group and page of the menu needs its label in each language. */
const checkLabels = ({ navigation, locales }: SiteData): Mistake[] =>
  locales
    .filter(({ namespace }) => namespace === 'common')
    .flatMap(({ file, texts }) =>
      [...new Set(labelsOf(navigation))]
        .filter((key) => !texts.has(key))
        .map((field) => ({
          file,
          field,
          message: 'is missing; data/navigation.json names it. Write what the menu shows',
        })),
    )

/** Places of a text for a value (`{{email}}`) or a link (`<policy>…</policy>`). The code fills them by name. */
const slot = /\{\{\w+\}\}|<\/?\w+>/g

const slotsOf = (text: string): string[] => text.match(slot) ?? []

/** Braces that no value fills would appear in the page; a tag needs its other half. */
function mistakesOf(text: string): string[] {
  const stray: string[] = text.replaceAll(slot, '').match(/\{+[^{}]*\}*|\}+/g) ?? []
  const tags = slotsOf(text).filter((found) => found.startsWith('<'))
  const partner = (tag: string) => (tag.startsWith('</') ? tag.replace('</', '<') : tag.replace('<', '</'))
  const lone = tags.filter((tag) => !tags.includes(partner(tag)))
  return [
    ...stray.map((braces) => `has braces that name no value: "${braces}". Write {{name}}, without spaces`),
    ...lone.map((tag) => `has "${tag}" without its other half: write <name>words</name>`),
  ]
}

/** Slots of a text that the same text lacks in another language. */
function lostIn(other: LocaleFile, field: string, text: string, own: LocaleFile): Mistake[] {
  const there = slotsOf(other.texts.get(field) ?? text)
  const lost = slotsOf(text).filter((found) => !there.includes(found))
  return lost.map((found) => ({
    file: other.file,
    field,
    message: `lacks "${found}", which ${own.file} has. Write it there, too`,
  }))
}

/** A text needs the same slots in every language, written as the code reads them (R-ROUTE-6). */
const checkSlots = ({ locales }: SiteData): Mistake[] =>
  locales.flatMap((own) => {
    const others = locales.filter(({ language, namespace }) => language !== own.language && namespace === own.namespace)
    return [...own.texts].flatMap(([field, text]) => [
      ...mistakesOf(text).map((message) => ({ file: own.file, field, message })),
      ...others.flatMap((other) => lostIn(other, field, text, own)),
    ])
  })

/** The interface strings of both languages fit each other, and the menu. */
export const checkLocales = (data: SiteData): Mistake[] => [
  ...checkKeys(data),
  ...checkLabels(data),
  ...checkSlots(data),
]
