import { variables } from '../../gatsby/environment/variables'

const introduction = `# Environment

\`npm run generate\` writes this table from \`gatsby/environment/variables.ts\`: do not edit it. A build also reads \`.env.production\`.
`

/** A row of a Markdown table. */
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const headings = ['Variable', 'What it is', 'Who reads it', 'Without it']

/** The table of environment variables. */
export const environmentTable = (): string => {
  const rows = Object.entries(variables).map(([name, { what, reader, unset }]) =>
    row([`\`${name}\``, what, reader, unset]),
  )
  return [introduction, row(headings), row(headings.map(() => '---')), ...rows, ''].join('\n')
}
