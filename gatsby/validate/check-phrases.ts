import { budgetFigures } from '../../src/contract/form-definition'
import { referencedFigures } from '../../src/data-model/figure-references'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import type { SiteData } from '../data/read-data'
import type { Mistake } from './mistake'

/** What the code fills into a phrase: values (`{{email}}`) and elements around its words (`<policy>`). Figures have a hyphen or an entry. */
const slotsIn = (text: string, { figures }: SiteData) =>
  (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])
    .filter((slot) => !figures.some(({ id }) => slot === `{{${id}}}`))
    .sort()
    .join(' and ') || 'nothing'

/** All languages need the same namespaces with the same keys, and in each phrase the code fills in the same (R-ROUTE-6). */
function* checkKeys(data: SiteData): Generator<Mistake> {
  for (const one of data.locales)
    for (const { file, phrases } of data.locales.filter(({ namespace }) => namespace === one.namespace))
      for (const [field, text] of one.phrases) {
        const other = phrases.get(field)
        if (other === undefined) {
          yield { file, field, message: `is missing; ${one.file} has it. Translate it` }
          continue
        }
        const [here, wanted] = [slotsIn(other, data), slotsIn(text, data)]
        const message = `has ${here} for the code to fill in; ${one.file} has ${wanted}. Write the same in each language`
        if (here !== wanted) yield { file, field, message }
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

/** An option is labeled with the figures that its value says: the form sends the value (R-FORM-2). */
function* checkBudgets({ locales, figures }: SiteData): Generator<Mistake> {
  for (const [option, said] of Object.entries(budgetFigures))
    for (const { file, phrases } of locales.filter(({ namespace }) => namespace === 'forms')) {
      const field = `options.budget.${option}`
      const label = phrases.get(field)
      if (label === undefined) continue
      const named = figures.filter(({ id }) => referencedFigures(label).includes(id))
      const names = Object.entries(said).map(([id, value]) => `{{${id}}} (${value})`)
      const message = `must name ${names.join(' and ')}, which the form sends as "${option}". If the price has changed, change the option in src/contract/form-definition.ts`
      if (named.map(({ id, value }) => `{{${id}}} (${value})`).join() !== names.join()) yield { file, field, message }
    }
}

/** The phrases of both languages fit each other, and the menu. */
export const checkPhrases = (data: SiteData): Mistake[] => [
  ...checkKeys(data),
  ...checkLabels(data),
  ...checkBudgets(data),
]
