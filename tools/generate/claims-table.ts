import { formatProblems } from '../../gatsby/validate/problem'
import { readData } from '../../gatsby/validate/read-data'
import { figuresById, resolveReferences } from '../../src/data-model/figure-references'
import { isPromise } from '../../src/data-model/figures'
import { formatFigure } from '../../src/data-model/format-figure'
import { Problem } from '../support/problem'
import { root } from '../support/project'
import { type Claims, countOpen, readClaims } from './claims'
import { row } from './table'

const introduction = (open: number) => `# Claims

Every figure and every statement of fact on the site, with the rule of the [specification](specification.md) that gives
it. **${open} of them wait for the owner.** Write answers into \`docs/claims.json\` (take the question away, or name the rule) and
into the copy; \`npm run docs\` writes this page.
`

const table = (headings: readonly string[], rows: string[][]) =>
  [row(headings), row(headings.map(() => '---')), ...rows.map(row)].join('\n')

const sourceOf = (figureId: string) => (figureId.startsWith('budget-') ? 'R-FORM-2' : 'R-FIGURE-4')
const toConfirm = (question: string) => `to be confirmed by the owner: ${question}`

function requireKnown(kind: string, named: readonly string[], known: readonly string[]): void {
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Problem(`docs/claims.json names no ${kind} of the site: ${unknown.join(', ')}.`)
}

const statementRow = (entry: Claims['statements'][number]) => [
  entry.claim,
  entry.pages.join(', ') || 'wherever it stands',
  'source' in entry ? entry.source : toConfirm(entry.ask),
]

/**
 * The table of all claims: figures from the data, statements from docs/claims.json.
 * @throws Problem if the data has a mistake, or a claim names a figure or a page that does not exist
 */
export const claimsTable = (): string => {
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems, root))
  const claims = readClaims()
  requireKnown(
    'figure',
    Object.keys(claims.questions),
    data.figures.map(({ id }) => id),
  )
  requireKnown(
    'page',
    claims.statements.flatMap(({ pages }) => pages),
    data.pages.map(({ id }) => id),
  )
  const byId = figuresById(data.figures)
  const figures = data.figures.map((figure) => {
    const question = claims.questions[figure.id]
    const source = sourceOf(figure.id)
    const [shown, claimed] = isPromise(figure)
      ? ['Promise', figure.value.en]
      : [formatFigure(figure, 'en'), figure.note.en]
    return [shown, resolveReferences(claimed, byId, 'en'), question ? `${source}; ${toConfirm(question)}` : source]
  })
  return [
    introduction(countOpen(claims)),
    `## Figures\n\n${table(['Figure', 'What it says', 'Source'], figures)}\n`,
    `## Statements\n\n${table(['Claim', 'Pages', 'Source'], claims.statements.map(statementRow))}\n`,
  ].join('\n')
}
