import type { ResolverContext } from '../nodes/read-nodes'
import { questions } from '../questions/questions'

export type Args = { [name: string]: string | undefined }
export type Ask = (args: Args, context: ResolverContext) => unknown

/** A field of `Query`: its arguments and type are in `gatsby/questions/questions.ts`, its answer is given here. */
export const answered = (name: keyof typeof questions, ask: Ask) => ({
  ...questions[name],
  resolve: (_source: unknown, args: Args, context: ResolverContext) => ask(args, context),
})
