import { figuresById, figuresIn, referencedFigures, resolveReferences } from '../../data-model/figure-references'
import { type Figure, isPromise } from '../../data-model/figures'
import { type Leaf, leavesOf } from '../../data-model/walk'
import { languages } from '../../i18n/languages'
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

const unknownFigure = (file: string, field: string, id: string): Problem => ({
  file,
  field,
  message: `names the figure "${id}", which data/figures.json does not have`,
})

function checkLeaf(leaf: Leaf, file: string, known: ReadonlySet<string>): Problem[] {
  const field = fieldPath(leaf.steps)
  const unknown = figuresIn(leaf).filter((id) => !known.has(id))
  const mistakes = leaf.kind === 'text' ? mistakesOfCopy(String(leaf.value)) : []
  return [
    ...unknown.map((id) => unknownFigure(file, field, id)),
    ...mistakes.map((message) => ({ file, field, message })),
  ]
}

/** The place of an entry in data/figures.json: promises come after figures. */
function placeOf(figure: Figure, index: number, figures: readonly Figure[]): string {
  if (!isPromise(figure)) return `figures[${index}]`
  return `promises[${index - figures.findIndex(isPromise)}]`
}

/** The entries that a figure's own words name: a promise names its figure, a note its promise. */
function namedBy(figure: Figure, field: string): { id: string; field: string }[] {
  const [copy, key] = isPromise(figure) ? [figure.value, 'value'] : [figure.note, 'note']
  return languages.flatMap((language) =>
    referencedFigures(copy[language]).map((id) => ({ id, field: `${field}.${key}.${language}` })),
  )
}

/** Every figure that a page names must exist, and every figure must be used. */
export function checkFigures({ figures, pages }: SiteData): Problem[] {
  const leaves = pages.flatMap(({ file, content }) => leavesOf(pageModel, content).map((leaf) => ({ file, leaf })))
  const known = new Set(figures.map(({ id }) => id))
  const ofPages = new Set(leaves.flatMap(({ leaf }) => figuresIn(leaf)))
  const named = figures.flatMap((figure, index) => namedBy(figure, placeOf(figure, index, figures)))
  const used = new Set([...ofPages, ...named.map(({ id }) => id)])
  return [
    ...leaves.flatMap(({ file, leaf }) => checkLeaf(leaf, file, known)),
    ...named.flatMap(({ id, field }) => (known.has(id) ? [] : [unknownFigure('data/figures.json', field, id)])),
    ...figures.flatMap((figure, index): Problem[] => {
      const { id } = figure
      const at = { file: 'data/figures.json', field: placeOf(figure, index, figures) }
      const unused = used.has(id) ? [] : [{ ...at, message: `"${id}" is not used on any page` }]
      const isDouble = figures.findIndex((other) => other.id === id) !== index
      return isDouble ? [...unused, { ...at, message: `"${id}" stands twice` }] : unused
    }),
  ]
}

const limits = { title: [30, 60], description: [110, 160] } as const
type Key = keyof typeof limits

/** Search texts must have the right length with their figures in place, and no two pages may share one. */
export function checkSearchTexts({ figures, pages, site }: SiteData): Problem[] {
  const known = figuresById(figures, site.hours)
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
