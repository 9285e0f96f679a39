import { wordFigure } from '../../../src/data-model/figure-references'
import type { Language } from '../../../src/i18n/languages'
import { type ResolverContext, readFigures, readPages } from './read-nodes'

type FigureNode = { name: string }

/** A text of a figure in the language that the query asks for. */
const word = (key: keyof ReturnType<typeof wordFigure>) => ({
  resolve: async ({ name }: FigureNode, { language }: { language: Language }, context: ResolverContext) =>
    wordFigure(name, await readFigures(context), language)[key],
})

/** data/figures.json. */
export const figureResolvers = {
  prefix: word('prefix'),
  text: word('text'),
  unitBelow: word('unitBelow'),
  label: word('label'),
  note: word('note'),
  whose: word('whose'),
  period: word('period'),
  pages: {
    resolve: async (figure: FigureNode, _args: unknown, context: ResolverContext) =>
      (await readPages(context)).flatMap((page) =>
        page.figures
          .filter(({ name }) => name === figure.name)
          .map(({ place }) => ({ page, language: page.language, place })),
      ),
  },
}
