import { figuresIn, referencedFigures } from '../../src/data-model/figure-references'
import { isPromise } from '../../src/data-model/figures'
import type { Leaf } from '../../src/data-model/walk'
import { pageLeaves } from './page-leaves'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

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
function mistakesOnPage({ file, content }: PageEntry, promises: ReadonlyMap<string, string[]>): Problem[] {
  const leaves = pageLeaves(content).filter(({ steps }) => steps[0] === 'sections')
  const shown = leaves.filter(({ kind }) => kind === 'figureId')
  const isShownBeside = (leaf: Leaf, id: string) =>
    shown.some((figure) => figure.value === id && parentOf(figure) === parentOf(leaf))
  return leaves
    .filter(({ kind }) => kind === 'text')
    .flatMap((leaf) =>
      figuresIn(leaf)
        .filter((id) => promises.has(id) && !isShownBeside(leaf, id))
        .map((id) => {
          const sentences = promises.get(id)?.join(' or ')
          const message = `promises "${id}" in words of its own. Write ${sentences}: the sentence stands once`
          return { file, field: fieldPath(leaf.steps), message }
        }),
    )
}

/** A promise is a sentence, so no section may show it as a number. */
function shownAsNumber({ file, content }: PageEntry, promises: ReadonlySet<string>): Problem[] {
  return pageLeaves(content)
    .filter(({ kind, value }) => kind === 'figureId' && promises.has(String(value)))
    .map(({ steps, value }) => ({
      file,
      field: fieldPath(steps),
      message: `shows "${value}" as a number, but it is a promise. Choose the figure that it names`,
    }))
}

export function checkPromises(page: PageEntry, data: SiteData): Problem[] {
  const ids = new Set(data.figures.filter(isPromise).map(({ id }) => id))
  return [...mistakesOnPage(page, promisesByFigure(data)), ...shownAsNumber(page, ids)]
}
