/**
 * Gatsby's data layer without a build. Reads the data of the current folder, makes the schema, runs queries (the first
 * argument, as a JSON list) and writes their answers as one line. Plain JavaScript: Gatsby takes these steps itself,
 * but publishes no types for them. Gatsby's version is pinned, and `npm run generate` runs these steps.
 */
import { GraphQLRunner } from 'gatsby/dist/query/graphql-runner.js'
import { buildSchema, customizeSchema, initialize, sourceNodes } from 'gatsby/dist/services/index.js'

const program = { directory: process.cwd(), sitePackageJson: {}, _: 'build' }
const context = { program, ...(await initialize({ program })) }
await customizeSchema(context)
await sourceNodes(context)
await buildSchema(context)

const runner = new GraphQLRunner(context.store)
const answers = []
for (const query of JSON.parse(process.argv[2] ?? '[]')) {
  answers.push(await runner.query(query, {}, { queryName: 'question' }))
}
process.stdout.write(`\nANSWERS ${JSON.stringify(answers)}\n`, () => process.exit(0))
