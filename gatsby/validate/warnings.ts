import { figuresIn } from '../../src/data-model/figure-references'
import { redrawn } from './check-drawings'
import { pageLeaves } from './page-leaves'
import { fieldPath, listProblems, type Problem } from './problem'
import { type PageEntry, readData, type SiteData } from './read-data'

/** A figure that the top of a page shows, and the first section below it says again. */
function repeatedFigures({ file, content }: PageEntry): Problem[] {
  const leaves = pageLeaves(content)
  const inSection = (index: number) => leaves.filter(({ steps }) => steps[0] === 'sections' && steps[1] === index)
  const shown = new Set(inSection(0).flatMap((leaf) => (leaf.kind === 'figureId' ? figuresIn(leaf) : [])))
  return inSection(1).flatMap((leaf) =>
    figuresIn(leaf)
      .filter((id) => shown.has(id))
      .map((id) => ({
        file,
        field: fieldPath(leaf.steps),
        message: `says "${id}" again, right below the top of the page. Say something else there, or show it here alone`,
      })),
  )
}

/** What could be better in sound data: nothing stops for it. */
export const warningsIn = (data: SiteData): Problem[] => [...data.pages.flatMap(repeatedFigures), ...redrawn(data)]

/** Warnings as a text for people. Empty where there are none. */
export const listWarnings = (warnings: readonly Problem[], root: string): string =>
  warnings.length === 0 ? '' : `The data could be better. It is built all the same.\n\n${listProblems(warnings, root)}`

/** The warnings of a project. Empty where its data has mistakes: they are told first. */
export function warningsOf(root: string): string {
  const { data } = readData(root)
  return data ? listWarnings(warningsIn(data), root) : ''
}
