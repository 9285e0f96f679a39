import { referencedFigures, referencePattern } from '../../src/data-model/figure-references'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import { languages } from '../../src/i18n/languages'
import { mistakesOfNumbers, unknownFigure } from './check-figures'
import type { Mistake } from './mistake'
import type { LocaleFile, SiteData } from './read-data'

/** The same file in the other languages. */
const othersOf = ({ language, namespace }: LocaleFile, locales: readonly LocaleFile[]) =>
  locales.filter((file) => file.language !== language && file.namespace === namespace)

/** All languages need the same namespaces with the same keys (R-ROUTE-6). */
function* checkKeys({ locales }: SiteData): Generator<Mistake> {
  for (const own of locales)
    for (const language of languages.filter((one) => one !== own.language)) {
      const other = locales.find((file) => file.language === language && file.namespace === own.namespace)
      const file = `locales/${language}/${own.namespace}.json`
      for (const field of own.texts.keys())
        if (!other?.texts.has(field)) yield { file, field, message: `is missing; ${own.file} has it. Translate it` }
    }
}

/** The keys in common.json of the labels that menu and footer need. */
export const labelsOf = (navigation: SiteData['navigation']): string[] => [
  ...navigation.groups.map(({ id }) => `navigation.groups.${id}`),
  ...leavesOf(navigationFile, navigation).flatMap(({ kind, value }) =>
    kind === 'pageId' ? `navigation.pages.${value}` : [],
  ),
  ...navigation.groups.flatMap(({ footerSites }) => footerSites.map((site) => `footer.${site}`)),
]

/** Every group and page of the menu needs its label in each language. */
function* checkLabels({ navigation, locales }: SiteData): Generator<Mistake> {
  const message = 'is missing; data/navigation.json names it. Write what the menu shows'
  for (const { file, texts } of locales.filter(({ namespace }) => namespace === 'common'))
    for (const field of new Set(labelsOf(navigation))) if (!texts.has(field)) yield { file, field, message }
}

/**
 * Places of a text for a value (`{{email}}`), a figure (`{{budget-first}}`) or a link (`<policy>…</policy>`). The code
 * fills values and links by name; no name of a value has a hyphen.
 */
const slot = new RegExp(`${referencePattern}|</?\\w+>`, 'g')

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

/** A text needs the same slots in every language, written as the code reads them (R-ROUTE-6). */
function* checkSlots({ locales, figures }: SiteData): Generator<Mistake> {
  for (const own of locales)
    for (const [field, text] of own.texts) {
      for (const message of [...mistakesOf(text), ...mistakesOfNumbers(text)]) yield { file: own.file, field, message }
      for (const id of referencedFigures(text).filter((name) => name.includes('-')))
        if (!figures.some((figure) => figure.id === id)) yield { file: own.file, field, message: unknownFigure(id) }
      for (const other of othersOf(own, locales)) {
        const there = slotsOf(other.texts.get(field) ?? text)
        for (const lost of slotsOf(text).filter((found) => !there.includes(found)))
          yield { file: other.file, field, message: `lacks "${lost}", which ${own.file} has. Write it there, too` }
      }
    }
}

/** The interface strings of both languages fit each other, and the menu. */
export const checkLocales = (data: SiteData): Mistake[] => [
  ...checkKeys(data),
  ...checkLabels(data),
  ...checkSlots(data),
]
