/** `npm run validate:data [file…]`: every mistake in data/ and locales/, or only those of the files named. */
import { relative, resolve } from 'node:path'

import { formatProblems } from '../../src/gatsby/validate/problem'
import { validateData } from '../../src/gatsby/validate/validate-data'

const root = resolve(__dirname, '../..')
const only = process.argv.slice(2).map((file) => relative(root, resolve(file)))
const problems = validateData(root).filter((problem) => only.length === 0 || only.includes(problem.file))

if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exit(1)
}
console.log('The data is sound.')
