import { figuresIn, referencedFigures } from '../../src/data-model/figure-references'
import { isPromise } from '../../src/data-model/figures'
import type { Leaf } from '../../src/data-model/walk'
import type { Language } from '../../src/i18n/languages'
import { pageLeaves } from './page-leaves'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Times that a page promises in its own words, and days of the week that belong to a promise. */
const byHand: Partial<Record<Language, RegExp>> = {
  en: /\b(?:within|in (?:under|less than)) (?:the|an?|one|two|three|four|five|ten|thirty)\b[^.{]*?\b(?:hours?|days?|weeks?)\b|\bMonday to Friday\b/i,
  it: /(?<!\p{L})(?:entro|in meno di) (?:un[ao’]?|due|tre|quattro|cinque|dieci|trenta)[ ’]?[^.{]*?(?:or[ae]|giorn[oi]|settiman[ae])(?!\p{L})|(?<!\p{L})dal lunedì al venerdì(?!\p{L})/iu,
}

const parentOf = ({ steps }: Leaf) => fieldPath(steps.slice(0, -1))

/** Figures that the copy of a page may not name, each with the promise that names it. */
function promisesByFigure({ figures }: SiteData): Map<string, string[]> {
  const promises = new Map<string, string[]>()
  for (const promise of figures.filter(isPromise)) {
    for (const id of referencedFigures(promise.value.en)) {
      promises.set(id, [...(promises.get(id) ?? []), `{{${promise.id}}}`])
    }
  }
  return promises
}

/** A promise stands once, in data/figures.json, and pages use its words. Search texts have no room for them. */
function mistakesOnPage({ file, language, content }: PageEntry, promises: ReadonlyMap<string, string[]>): Problem[] {
  const leaves = pageLeaves(content).filter(({ steps }) => steps[0] === 'sections')
  const shown = leaves.filter(({ kind }) => kind === 'figureId')
  const isShownBeside = (leaf: Leaf, id: string) =>
    shown.some((figure) => figure.value === id && parentOf(figure) === parentOf(leaf))
  return leaves
    .filter(({ kind }) => kind === 'text')
    .flatMap((leaf) => {
      const at = { file, field: fieldPath(leaf.steps) }
      const named = figuresIn(leaf)
        .filter((id) => promises.has(id) && !isShownBeside(leaf, id))
        .map((id) => ({
          en: `promises "${id}" in words of its own. Write ${promises.get(id)?.join(' or ')}: the sentence stands once`,
          it: `promette «${id}» con parole sue. Scrivi ${promises.get(id)?.join(' o ')}: la frase sta in un posto solo`,
        }))
      const written = byHand[language]?.exec(String(leaf.value))?.[0]
      const hand = {
        en: `promises a time by hand: "${written}". Write a promise of data/figures.json in its place, or take it away`,
        it: `promette un tempo a mano: «${written}». Scrivi al suo posto una promessa dei Numeri, o toglilo`,
      }
      return [...named, ...(written ? [hand] : [])].map((message) => ({ ...at, message }))
    })
}

/** A promise is a sentence, so no section may show it as a number. */
function shownAsNumber({ file, content }: PageEntry, promises: ReadonlySet<string>): Problem[] {
  return pageLeaves(content)
    .filter(({ kind, value }) => kind === 'figureId' && promises.has(String(value)))
    .map(({ steps, value }) => ({
      file,
      field: fieldPath(steps),
      message: {
        en: `shows "${value}" as a number, but it is a promise. Choose the figure that it names`,
        it: `mostra «${value}» come numero, ma è una promessa. Scegli il numero che nomina`,
      },
    }))
}

export function checkPromises(page: PageEntry, data: SiteData): Problem[] {
  const ids = new Set(data.figures.filter(isPromise).map(({ id }) => id))
  return [...mistakesOnPage(page, promisesByFigure(data)), ...shownAsNumber(page, ids)]
}
