import { formatProblems } from '../../gatsby/validate/problem'
import { type PageEntry, readData } from '../../gatsby/validate/read-data'
import { figuresById, figuresIn, resolveReferences } from '../../src/data-model/figure-references'
import { type Figure, isPromise } from '../../src/data-model/figures'
import { formatFigure } from '../../src/data-model/format-figure'
import { sectionIds } from '../../src/data-model/section-ids'
import { leavesOf } from '../../src/data-model/walk'
import { type Language, languages } from '../../src/i18n/languages'
import { page } from '../../src/sections/page-model'
import { Problem } from '../support/problem'
import { root } from '../support/project'
import { row } from './table'

const introduction = `# Figures

Every number that the site claims, and where it stands. Change a number in \`data/figures.json\`; copy names it as
\`{{figure}}\`. This table is written by \`npm run docs\`: do not edit it.
`

const nameOf = new Intl.DisplayNames('en', { type: 'language' })
const names = languages.map((language) => nameOf.of(language) ?? language)
const headings = ['Figure', ...names, 'What it claims', ...names.map((name) => `On ${name} pages`)]

/** The places of a page that show figures, by a figure's id: search texts, and sections by anchor and type. */
const placesIn = ({ content }: PageEntry): Map<string, Set<string>> => {
  const anchors = sectionIds(content.sections)
  const nameOf = ([part, index]: readonly PropertyKey[]) =>
    part === 'sections' ? `${anchors[Number(index)]} ${content.sections[Number(index)]?.type}` : 'search texts'
  const places = new Map<string, Set<string>>()
  for (const leaf of leavesOf(page, content)) {
    for (const id of figuresIn(leaf)) places.set(id, (places.get(id) ?? new Set()).add(nameOf(leaf.steps)))
  }
  return places
}

type PageWithPlaces = PageEntry & { places: ReturnType<typeof placesIn> }

const placesOf = (figure: string, language: Language, pages: readonly PageWithPlaces[]): string =>
  pages
    .filter((page) => page.language === language && page.places.has(figure))
    .map(({ id, file, places }) => `[${id}](../${file}): ${[...(places.get(figure) ?? [])].join(', ')}`)
    .join('<br>') || '–'

const rowOf = (figure: Figure, figures: ReadonlyMap<string, Figure>, pages: readonly PageWithPlaces[]) => {
  const complete = (copy: string, language: Language) => resolveReferences(copy, figures, language)
  return row([
    `\`${figure.id}\``,
    ...languages.map((language) => complete(formatFigure(figure, language), language)),
    isPromise(figure)
      ? 'A promise'
      : languages.map((language) => complete(figure.note[language], language)).join('<br>'),
    ...languages.map((language) => placesOf(figure.id, language, pages)),
  ])
}

/**
 * The table of all figures and their places.
 * @throws Problem if the data has a mistake
 */
export const figuresTable = (): string => {
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems, root))
  // Walks each page once, and not once for each figure.
  const pages = data.pages.map((entry) => ({ ...entry, places: placesIn(entry) }))
  const rows = data.figures.map((figure) => rowOf(figure, figuresById(data.figures), pages))
  return [introduction, row(headings), row(headings.map(() => '---')), ...rows, ''].join('\n')
}
