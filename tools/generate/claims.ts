import { readFileSync } from 'node:fs'
import { z } from 'zod'

import { inProject } from '../support/project'

const common = { claim: z.string().min(1), pages: z.array(z.string()).default([]) }

/** A statement of fact on the site: the rule that gives it, or the question that the owner must answer. */
const statement = z.union([
  z.strictObject({ ...common, source: z.string().regex(/^R-[A-Z]+-\d+$/, 'must be the id of a rule') }),
  z.strictObject({ ...common, ask: z.string().min(1) }),
])

const claimsFile = z.strictObject({
  /** Questions about figures, by id. The specification gives every figure without a question. */
  questions: z.record(z.string(), z.string().min(1)),
  statements: z.array(statement),
})

export type Claims = z.infer<typeof claimsFile>

/** docs/claims.json: the claims of the site besides its figures, and the questions to the owner. */
export const readClaims = (): Claims =>
  claimsFile.parse(JSON.parse(readFileSync(inProject('docs/claims.json'), 'utf8')))

/** The number of claims that wait for the owner. */
export const countOpen = ({ questions, statements }: Claims): number =>
  Object.keys(questions).length + statements.filter((entry) => 'ask' in entry).length
