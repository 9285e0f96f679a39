import type { Language } from '../../../src/i18n/languages'
import { type ResolverContext, readPaths } from './read-nodes'

type RedirectNode = { page: string; language: Language }

/** data/redirects.json. */
export const redirectResolvers = {
  toPath: {
    resolve: async ({ page, language }: RedirectNode, _args: unknown, context: ResolverContext) =>
      (await readPaths(context))[language].get(page),
  },
}
