import { resolveInterface } from '../../../src/data-model/figure-references'
import type { Language } from '../../../src/i18n/languages'
import { type ResolverContext, readFigures } from './read-nodes'

type LocaleNode = { data: string; language: Language }

/** locales/, with the figures that phrases name in place. */
export const localeResolvers = {
  data: {
    resolve: async ({ data, language }: LocaleNode, _args: unknown, context: ResolverContext) =>
      resolveInterface(data, await readFigures(context), language),
  },
}
