import { variables } from '../../gatsby/environment/variables'

const introduction = `# Environment

\`npm run generate\` writes this table from \`gatsby/environment/variables.ts\`: do not edit it. A build also reads \`.env.production\`.
Locally means: for \`npm start\`, \`npm run develop\`, \`npm run cms\` and \`npm test\`.
`

/** A row of a Markdown table. */
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const headings = ['Variable', 'Meaning', 'Without it']

/** The table of environment variables. */
export const environmentTable = (): string => {
  const rows = Object.entries(variables).map(([name, { what, unset }]) => row([`\`${name}\``, what, unset]))
  return [introduction, row(headings), row(headings.map(() => '---')), ...rows, ''].join('\n')
}
