import { figuresIn, referencedFigures, resolveReferences } from '../../data-model/figure-references'
import type { Leaf } from '../../data-model/walk'
import { pageLeaves } from './page-leaves'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Numbers that are names, not figures. */
const namesWithDigits = /\bB2[BC]\b/g

const hasDigits = (copy: string) => /\d/.test(copy.replace(/\{\{[^}]*\}\}/g, '').replace(namesWithDigits, ''))

/** Copy names figures in the one right way, and never spells a number itself (R-FIGURE-1). */
function mistakesOfCopy(copy: string): string[] {
  const mistakes: string[] = []
  if (referencedFigures(copy).length !== (copy.match(/\{\{/g)?.length ?? 0)) {
    mistakes.push(`has braces that name no figure: "${copy}". Write {{figure-id}}, small letters, no spaces`)
  }
  if (hasDigits(copy)) {
    mistakes.push(`spells a number: "${copy}". Put it into data/figures.json and write {{figure-id}}`)
  }
  return mistakes
}

function checkLeaf(leaf: Leaf, file: string, known: ReadonlySet<string>): Problem[] {
  const unknown = figuresIn(leaf)
    .filter((id) => !known.has(id))
    .map((id) => `names the figure "${id}", which data/figures.json does not have`)
  const mistakes = leaf.kind === 'text' ? mistakesOfCopy(String(leaf.value)) : []
  return [...unknown, ...mistakes].map((message) => ({ file, field: fieldPath(leaf.steps), message }))
}

/** Every figure that a page names exists. */
export function checkReferences({ file, content }: PageEntry, { figures }: SiteData): Problem[] {
  const known = new Set(figures.map(({ id }) => id))
  return pageLeaves(content).flatMap((leaf) => checkLeaf(leaf, file, known))
}

/** Every figure stands once. */
export function checkFigures({ figures }: SiteData): Problem[] {
  return figures.flatMap(({ id }, index): Problem[] => {
    const isDouble = figures.findIndex((other) => other.id === id) !== index
    return isDouble ? [{ file: 'data/figures.json', field: `figures[${index}]`, message: `"${id}" stands twice` }] : []
  })
}

/**
 * Ids of the figures that no page names. That is no mistake: who adds a figure, or retires one, does it before or after
 * the pages.
 */
export function unusedFigures({ figures, pages }: SiteData): string[] {
  const used = new Set(pages.flatMap(({ content }) => pageLeaves(content).flatMap(figuresIn)))
  return figures.map(({ id }) => id).filter((id) => !used.has(id))
}

const limits = { title: [30, 60], description: [110, 160] } as const
type Key = keyof typeof limits

/** Search texts have the right length once their figures stand in them, and no two pages share one. */
export function checkSearchTexts({ figures, pages }: SiteData): Problem[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  const resolved =
    (key: Key) =>
    ({ file, language, content }: PageEntry) => {
      const copy = content.search[key]
      const isSound = referencedFigures(copy).every((id) => known.has(id))
      return isSound ? [{ file, key, text: resolveReferences(copy, known, language) }] : []
    }
  return [pages.flatMap(resolved('title')), pages.flatMap(resolved('description'))].flatMap((texts) => {
    const first = new Map([...texts].reverse().map(({ text, file }) => [text, file]))
    return texts.flatMap(({ file, key, text }) => {
      const [least, most] = limits[key]
      const other = first.get(text)
      return [
        ...(text.length < least || text.length > most
          ? [`has ${text.length} characters; it must have ${least} to ${most}`]
          : []),
        ...(other !== file ? [`is the same as in ${other}`] : []),
      ].map((message) => ({ file, field: `search.${key}`, message }))
    })
  })
}
