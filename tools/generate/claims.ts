import { readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../support/project'

const common = { claim: z.string().min(1), pages: z.array(z.string()).default([]) }

/** A statement of fact on the site: the rule that gives it, or what the owner has to say about it. */
const statement = z.union([
  z.strictObject({ ...common, source: z.string().regex(/^R-[A-Z]+-\d+$/, 'must be the id of a rule') }),
  z.strictObject({ ...common, ask: z.string().min(1) }),
])

const claimsFile = z.strictObject({
  /** What is unknown about a figure, by its id. A figure without a question is wholly given by the specification. */
  questions: z.record(z.string(), z.string().min(1)),
  statements: z.array(statement),
})

export type Claims = z.infer<typeof claimsFile>

/** docs/claims.json: what the site claims beyond its figures, and what the owner still has to confirm. */
export const readClaims = (): Claims =>
  claimsFile.parse(JSON.parse(readFileSync(inProject('docs/claims.json'), 'utf8')))

/** How many claims wait for the owner. */
export const countOpen = ({ questions, statements }: Claims): number =>
  Object.keys(questions).length + statements.filter((entry) => 'ask' in entry).length
