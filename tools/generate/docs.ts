/**
 * `npm run docs`: writes what the data say now, for people: where each figure stands, what the site claims, and questions
 * with their answers. git ignores these pages: each edit of a figure or a text would make them stale.
 */
import { writeFile } from 'node:fs/promises'

import { runCommand } from '../support/command'
import { say } from '../support/problem'
import { inProject } from '../support/project'
import { claimsTable } from './claims-table'
import { figuresTable } from './figures-table'
import { graphqlPage } from './graphql-page'

const pages = { 'docs/figures.md': figuresTable, 'docs/claims.md': claimsTable, 'docs/graphql.md': graphqlPage }

const main = async () => {
  for (const [file, make] of Object.entries(pages)) {
    await writeFile(inProject(file), await make())
    say(file)
  }
}

runCommand(main)
