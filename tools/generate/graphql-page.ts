import { examples } from '../../gatsby/questions/examples'
import { askData } from '../query/ask'
import { Problem } from '../support/problem'

const introduction = `# Ask the data

The site's data answers questions in GraphQL. Ask them

- in a browser: \`npm run develop\`, then http://localhost:8000/___questions, which opens GraphiQL with the questions below
  as tabs; its book and its explorer describe every type and every field;
- in a terminal: \`npm run query '{ allPage { nodes { path } } }'\`.

All types: [schema.graphql](schema.graphql). Gatsby adds a way to list, filter and sort each kind of node (\`allPage\`,
\`allFigure\`, \`allRedirect\`, …). The answers were given by the data itself: this page is written by \`npm run docs\`,
do not edit it.
`

const width = 110

/** JSON as a person would write it: a value that fits stands on one line. */
const written = (value: unknown, indent = ''): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const label = (key: string) => (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `)
  const entries = Object.entries(value)
  const line = `${open} ${entries.map(([key, entry]) => label(key) + written(entry)).join(', ')} ${close}`
  if (entries.length === 0) return open + close
  if (!line.includes('\n') && indent.length + line.length <= width) return line
  const inner = `${indent}  `
  const lines = entries.map(([key, entry]) => `${inner}${label(key)}${written(entry, inner)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const section = (title: string, query: string, data: unknown) =>
  `## ${title}\n\n\`\`\`graphql\n${query}\n\`\`\`\n\n\`\`\`json\n${written(data)}\n\`\`\`\n`

/**
 * The questions with their answers.
 * @throws Problem if GraphQL no longer understands one of them
 */
export const graphqlPage = async (): Promise<string> => {
  const answers = await askData(examples.map(({ query }) => query))
  const sections = examples.map(({ title, query }, index) => {
    const { data, errors = [] } = answers[index] ?? {}
    if (errors.length > 0) throw new Problem(`“${title}” has no answer: ${errors.map((error) => error.message)}`)
    return section(title, query, data)
  })
  return [introduction, ...sections].join('\n')
}
