import { referencedFigures, resolveReferences } from '../figures/figure-references'
import { eachText } from './each-text'
import { fieldPath, type Problem } from './problem'
import type { SiteData } from './read-data'

/** Numbers that are names, not figures. */
const namesWithDigits = /\bB2[BC]\b/g

/** Fields of a section that hold a figure's id. */
const figureFields = new Set(['figure', 'spots'])

function isFigureField(steps: readonly PropertyKey[]): boolean {
  return steps.some((step) => typeof step === 'string' && figureFields.has(step))
}

/** Every figure that a page names exists and is used; copy never spells a number itself (product, point 20). */
export function checkFigures({ figures, pages }: SiteData): Problem[] {
  const problems: Problem[] = []
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  const used = new Set<string>()

  for (const { file, content } of pages) {
    eachText(content, (text, steps) => {
      const ids = isFigureField(steps) ? [text] : referencedFigures(text)
      for (const id of ids) {
        used.add(id)
        if (!known.has(id)) {
          const message = `names the figure "${id}", which data/figures.json does not have`
          problems.push({ file, field: fieldPath(steps), message })
        }
      }
    })
    eachText(content, (text, steps) => {
      if (referencedFigures(text).length !== (text.match(/\{\{/g)?.length ?? 0)) {
        const message = `has braces that name no figure: "${text}". Write {{figure-id}}, small letters, no spaces`
        problems.push({ file, field: fieldPath(steps), message })
      }
      const key = steps.at(-1)
      const isCopy = key !== 'marker' && key !== 'id' && key !== 'anchor' && key !== 'page' && key !== 'file'
      if (
        isCopy &&
        !isFigureField(steps) &&
        /\d/.test(text.replace(/\{\{[^}]*\}\}/g, '').replace(namesWithDigits, ''))
      ) {
        const message = `spells a number: "${text}". Put it into data/figures.json and write {{figure-id}}`
        problems.push({ file, field: fieldPath(steps), message })
      }
    })
  }

  figures.forEach((figure, index) => {
    const field = `figures[${index}]`
    if (!used.has(figure.id)) {
      problems.push({ file: 'data/figures.json', field, message: `"${figure.id}" is not used on any page` })
    }
    if (figures.findIndex((other) => other.id === figure.id) !== index) {
      problems.push({ file: 'data/figures.json', field, message: `"${figure.id}" stands twice` })
    }
  })
  return problems
}

const limits = { title: [30, 60], description: [110, 160] } as const

/** Search texts have the right length once their figures stand in them, and no two pages share one. */
export function checkSearchTexts({ figures, pages }: SiteData): Problem[] {
  const problems: Problem[] = []
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>()
    for (const { file, language, content } of pages) {
      const field = `search.${key}`
      if (referencedFigures(content.search[key]).some((id) => !known.has(id))) continue
      const resolved = resolveReferences(content.search[key], known, language)
      const [least, most] = limits[key]
      if (resolved.length < least || resolved.length > most) {
        problems.push({ file, field, message: `has ${resolved.length} characters; it must have ${least} to ${most}` })
      }
      const other = seen.get(resolved)
      if (other) problems.push({ file, field, message: `is the same as in ${other}` })
      seen.set(resolved, file)
    }
  }
  return problems
}
