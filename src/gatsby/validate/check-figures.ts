import { figuresIn, referencedFigures, resolveReferences } from '../../data-model/figure-references'
import { type Leaf, leavesOf } from '../../data-model/walk'
import type { Words } from '../../data-model/words'
import { descriptionLetters, page as pageModel, titleLetters } from '../../sections/page-model'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Numbers that are names, not figures. */
const namesWithDigits = /\bB2[BC]\b/g

const hasDigits = (copy: string) => /\d/.test(copy.replace(/\{\{[^}]*\}\}/g, '').replace(namesWithDigits, ''))

/** Copy names figures in the one right way, and never spells a number itself (R-FIGURE-1). */
function mistakesOfCopy(copy: string): Words[] {
  const mistakes: Words[] = []
  if (referencedFigures(copy).length !== (copy.match(/\{\{/g)?.length ?? 0)) {
    mistakes.push({
      en: `has braces that name no figure: "${copy}". Write {{figure-id}}, small letters, no spaces`,
      it: `ha graffe che non nominano un numero: «${copy}». Scrivi {{id-del-numero}}, minuscolo e senza spazi`,
    })
  }
  if (hasDigits(copy)) {
    mistakes.push({
      en: `spells a number: "${copy}". Put it into data/figures.json and write {{figure-id}}`,
      it: `ha un numero in cifre: «${copy}». Mettilo tra i Numeri e scrivi {{id-del-numero}}`,
    })
  }
  return mistakes
}

function checkLeaf(leaf: Leaf, file: string, known: ReadonlySet<string>): Problem[] {
  const unknown = figuresIn(leaf)
    .filter((id) => !known.has(id))
    .map((id) => ({
      en: `names the figure "${id}", which data/figures.json does not have`,
      it: `nomina il numero «${id}», che non c’è tra i Numeri`,
    }))
  const mistakes = leaf.kind === 'text' ? mistakesOfCopy(String(leaf.value)) : []
  return [...unknown, ...mistakes].map((message) => ({ file, field: fieldPath(leaf.steps), message }))
}

/** Every figure that a page names exists and is used. */
export function checkFigures({ figures, pages }: SiteData): Problem[] {
  const leaves = pages.flatMap(({ file, content }) => leavesOf(pageModel, content).map((leaf) => ({ file, leaf })))
  const known = new Set(figures.map(({ id }) => id))
  const used = new Set(leaves.flatMap(({ leaf }) => figuresIn(leaf)))
  return [
    ...leaves.flatMap(({ file, leaf }) => checkLeaf(leaf, file, known)),
    ...figures.flatMap(({ id }, index): Problem[] => {
      const at = { file: 'data/figures.json', field: `figures[${index}]` }
      const unused = used.has(id)
        ? []
        : [{ ...at, message: { en: `"${id}" is not used on any page`, it: `«${id}» non è usato in nessuna pagina` } }]
      const isDouble = figures.findIndex((other) => other.id === id) !== index
      return isDouble
        ? [...unused, { ...at, message: { en: `"${id}" stands twice`, it: `«${id}» c’è due volte` } }]
        : unused
    }),
  ]
}

const limits = { title: titleLetters, description: descriptionLetters }
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
      const { least, most } = limits[key]
      const other = first.get(text)
      return [
        ...(text.length < least || text.length > most
          ? [
              {
                en: `has ${text.length} characters; it must have ${least} to ${most}`,
                it: `ha ${text.length} lettere; deve averne da ${least} a ${most}`,
              },
            ]
          : []),
        ...(other !== file ? [{ en: `is the same as in ${other}`, it: `è uguale a quello di ${other}` }] : []),
      ].map((message) => ({ file, field: `search.${key}`, message }))
    })
  })
}
