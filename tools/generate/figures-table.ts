import type { Figure } from '../../src/data-model/figures'
import { page } from '../../src/data-model/page'
import { sectionIds } from '../../src/data-model/section-ids'
import { leavesOf } from '../../src/data-model/walk'
import { figuresIn } from '../../src/gatsby/figures/figure-references'
import { formatFigure } from '../../src/gatsby/figures/format-figure'
import { formatProblems } from '../../src/gatsby/validate/problem'
import { type PageEntry, readData } from '../../src/gatsby/validate/read-data'
import { type Language, languages } from '../../src/i18n/languages'
import { Problem } from '../support/problem'
import { root } from '../support/project'
import { row } from './table'

const introduction = `# Figures

Every number that the site claims, and where it stands. Change a number in \`data/figures.json\`; copy names it as
\`{{figure}}\`. This table is written by \`npm run generate\`: do not edit it.
`

const headings = ['Figure', 'English', 'Italian', 'What it claims', 'On English pages', 'On Italian pages']

/** The parts of a page that show a figure: its search texts, and its sections by anchor and type. */
const partsWith = (id: string, { content }: PageEntry): string[] => {
  const anchors = sectionIds(content.sections)
  const nameOf = ([part, index]: readonly PropertyKey[]) =>
    part === 'sections' ? `${anchors[Number(index)]} ${content.sections[Number(index)]?.type}` : 'search texts'
  const leaves = leavesOf(page, content).filter((leaf) => figuresIn(leaf).includes(id))
  return [...new Set(leaves.map(({ steps }) => nameOf(steps)))]
}

const placesOf = (id: string, language: Language, pages: readonly PageEntry[]): string =>
  pages
    .filter((page) => page.language === language)
    .flatMap((page) => {
      const parts = partsWith(id, page)
      return parts.length > 0 ? [`[${page.id}](../${page.file}): ${parts.join(', ')}`] : []
    })
    .join('<br>') || '–'

const rowOf = (figure: Figure, pages: readonly PageEntry[]) =>
  row([
    `\`${figure.id}\``,
    ...languages.map((language) => formatFigure(figure, language)),
    languages.map((language) => figure.note[language]).join('<br>'),
    ...languages.map((language) => placesOf(figure.id, language, pages)),
  ])

/**
 * The table of every figure and of the places where it stands.
 * @throws Problem if the data has a mistake
 */
export const figuresTable = (): string => {
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems))
  const rows = data.figures.map((figure) => rowOf(figure, data.pages))
  return [introduction, row(headings), row(headings.map(() => '---')), ...rows, ''].join('\n')
}
