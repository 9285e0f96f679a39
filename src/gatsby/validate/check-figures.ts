import { figuresIn, referencedFigures, resolveReferences } from '../../data-model/figure-references'
import { type Leaf, leavesOf } from '../../data-model/walk'
import { page as pageModel } from '../../sections/page-model'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Names that contain digits, and are no figures. */
const namesWithDigits = /\bB2[BC]\b/g

const hasDigits = (copy: string) => /\d/.test(copy.replace(/\{\{[^}]*\}\}/g, '').replace(namesWithDigits, ''))

/** Copy refers to figures by `{{id}}`, and never writes a number itself (R-FIGURE-1). */
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

/** Every figure that a page names must exist, and every figure must be used. */
export function checkFigures({ figures, pages }: SiteData): Problem[] {
  const leaves = pages.flatMap(({ file, content }) => leavesOf(pageModel, content).map((leaf) => ({ file, leaf })))
  const known = new Set(figures.map(({ id }) => id))
  const used = new Set(leaves.flatMap(({ leaf }) => figuresIn(leaf)))
  return [
    ...leaves.flatMap(({ file, leaf }) => checkLeaf(leaf, file, known)),
    ...figures.flatMap(({ id }, index): Problem[] => {
      const at = { file: 'data/figures.json', field: `figures[${index}]` }
      const unused = used.has(id) ? [] : [{ ...at, message: `"${id}" is not used on any page` }]
      const isDouble = figures.findIndex((other) => other.id === id) !== index
      return isDouble ? [...unused, { ...at, message: `"${id}" stands twice` }] : unused
    }),
  ]
}

const limits = { title: [30, 60], description: [110, 160] } as const
type Key = keyof typeof limits

/** Search texts must have the right length with their figures in place, and no two pages may share one. */
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
