import { budgetFigures } from '../../src/contract/form-definition'
import { referencedFigures, referencePattern } from '../../src/data-model/figure-references'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import { languages } from '../../src/i18n/languages'
import { slotsIn } from '../../src/i18n/phrases'
import { mistakesOfNumbers, unknownFigure } from './check-figures'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'

/** All languages need the same namespaces with the same keys (R-ROUTE-6). */
function* checkKeys({ locales }: SiteData): Generator<Mistake> {
  for (const own of locales)
    for (const language of languages.filter((one) => one !== own.language)) {
      const other = locales.find((file) => file.language === language && file.namespace === own.namespace)
      const file = `locales/${language}/${own.namespace}.json`
      for (const field of own.phrases.keys())
        if (!other?.phrases.has(field)) yield { file, field, message: `is missing; ${own.file} has it. Translate it` }
    }
}

/** The keys in common.json of the labels that menu and footer need. */
const labelsOf = (navigation: SiteData['navigation']): string[] => [
  ...navigation.groups.map(({ id }) => `navigation.groups.${id}`),
  ...leavesOf(navigationFile, navigation).flatMap(({ kind, value }) =>
    kind === 'pageId' ? `navigation.pages.${value}` : [],
  ),
  ...navigation.groups.flatMap(({ footerSites }) => footerSites.map((site) => `footer.${site}`)),
]

/** Every group and page of the menu needs its label in each language. */
function* checkLabels({ navigation, locales }: SiteData): Generator<Mistake> {
  const message = 'is missing; data/navigation.json names it. Write what the menu shows'
  for (const { file, phrases } of locales.filter(({ namespace }) => namespace === 'common'))
    for (const field of new Set(labelsOf(navigation))) if (!phrases.has(field)) yield { file, field, message }
}

/** A value that the code fills in (`{{email}}`), or a figure (`{{budget-first}}`). */
const value = new RegExp(referencePattern, 'g')
/** Words in an element. */
const element = /<(\w+)>[^<]*[^<\s][^<]*<\/\1>/g

/** A tag that is not declared is markup, which check-copy.ts refuses. The code fills in no figures: a reference to one is left alone. */
function* mistakesOfSlots(text: string, declared: readonly string[], { figures }: SiteData): Generator<string> {
  const found = [...text.matchAll(element)].map(([, tag]) => `<${tag}>`).concat(text.match(value) ?? [])
  for (const one of declared) {
    const times = found.filter((other) => other === one).length
    const remedy = `Write ${one.startsWith('<') ? `${one}words${one.replace('<', '</')}` : 'it'} once`
    if (times === 0) yield `lacks "${one}", which the code fills in here. ${remedy}`
    if (times > 1) yield `has "${one}" ${times} times. ${remedy}`
  }
  const others = new Set(found.filter((one) => !declared.includes(one)))
  for (const id of [...others].flatMap(referencedFigures)) {
    if (figures.some((one) => one.id === id)) continue
    yield id.includes('-') ? unknownFigure(id) : `has "{{${id}}}", which the code does not fill in here. Take it away`
  }
}

/** Each language has what the code fills in, and no more; it spells no number (R-ROUTE-6, R-FIGURE-1). */
function* checkSlots(data: SiteData): Generator<Mistake> {
  for (const { file, namespace, phrases } of data.locales)
    for (const [field, text] of phrases)
      for (const message of [...mistakesOfSlots(text, slotsIn(namespace, field), data), ...mistakesOfNumbers(text)])
        yield { file, field, message }
}

/** An option is labeled with the figures that its value says: the form sends the value (R-FORM-2). */
function* checkBudgets({ locales, figuresFile: { figures } }: SiteData): Generator<Mistake> {
  for (const [option, said] of Object.entries(budgetFigures)) {
    const [ids, field] = [Object.keys(said), `options.budget.${option}`]
    const names = ids.map((id) => `{{${id}}}`).join(' and ')
    for (const { file, phrases } of locales.filter(({ namespace }) => namespace === 'forms')) {
      const label = phrases.get(field)
      if (label !== undefined && referencedFigures(label).join() !== ids.join())
        yield { file, field, message: `must name ${names}, which the form sends as "${option}"` }
    }
    for (const [index, { id, value }] of figures.entries())
      if (ids.includes(id) && value !== said[id])
        yield {
          file: 'data/figures.json',
          field: `figures[${index}].value`,
          message: `is ${value}, but the form sends "${option}" for ${said[id]}. Take the old value, or rename the option in src/contract/form-definition.ts`,
        }
  }
}

/** The phrases of both languages fit each other, and the menu. */
export const checkLocales = (data: SiteData): Mistake[] => [
  ...checkKeys(data),
  ...checkLabels(data),
  ...checkSlots(data),
  ...checkBudgets(data),
]
