import { join } from 'node:path'
import { z } from 'zod'

import { figuresIn } from '../../src/data-model/figure-references'
import { isLanguage, type Language, languages } from '../../src/i18n/languages'
import { page as pageModel } from '../../src/sections/page-model'
import { sectionModels } from '../../src/sections/section'
import { pageReferences } from '../nodes/page-references'
import { type ResolverContext, readFigureNodes, readPages, readRedirects, readTexts } from '../nodes/read-nodes'
import { mentions, type Place, placesIn, placesOfFigure } from '../questions/text-places'
import { siteCode, usedKeys } from '../questions/unused-texts'
import { resolveLeaf } from '../resolve-sections/resolve-leaf'
import { type Args, type Ask, answered } from './answered'

const pageNode = z.looseObject({ parent: z.string(), search: z.unknown(), sections: z.unknown() })

const chosen = ({ language }: Args): readonly Language[] => (isLanguage(language) ? [language] : languages)

/** Pages of some languages with the content of their files. */
async function pagesWithContent(wanted: readonly Language[], context: ResolverContext) {
  // In the order of their ids, so that the answer does not depend on which file was read first.
  const inOrder = (pages: ReadonlyMap<string, object>) =>
    [...pages].toSorted(([one], [other]) => one.localeCompare(other)).map(([, page]) => page)
  const pages = await readPages(context)
  return wanted
    .flatMap((language) => inOrder(pages[language]))
    .map((page) => {
      const { parent, search, sections } = pageNode.parse(page)
      return { page, parent, content: pageModel.parse({ search, sections }) }
    })
}

const isCopy = ({ leaf }: Place) => leaf.kind === 'text' || leaf.kind === 'verbatim'

const pagesThatMention: Ask = async (args, context) => {
  const pages = await pagesWithContent(chosen(args), context)
  const found = await Promise.all(
    pages.map(async ({ page, parent, content }) => {
      const references = await pageReferences({ parent }, context)
      const places = placesIn(content)
        .filter(isCopy)
        .map(({ section, field, leaf }) => ({ section, field, text: String(resolveLeaf(leaf, references)) }))
        .filter(({ text }) => mentions(text, args.word ?? ''))
      return { page, places }
    }),
  )
  return found.filter(({ places }) => places.length > 0)
}

const kinds: readonly string[] = sectionModels.map(({ type }) => type)

const pagesWith: Ask = async (args, context) => {
  const { kind = '' } = args
  if (!kinds.includes(kind)) throw new Error(`No section has the kind "${kind}". Write one of: ${kinds.join(', ')}.`)
  const pages = await pagesWithContent(chosen(args), context)
  return pages.filter(({ content }) => content.sections.some(({ type }) => type === kind)).map(({ page }) => page)
}

const shownOn = async (name: string, args: Args, context: ResolverContext) =>
  (await pagesWithContent(chosen(args), context)).flatMap(({ page, content }) =>
    placesOfFigure(name, content).map(({ section, kind, field }) => ({ page, section, kind, field })),
  )

const unusedFigures: Ask = async (_args, context) => {
  const pages = await pagesWithContent(languages, context)
  const shown = new Set(pages.flatMap(({ content }) => placesIn(content).flatMap(({ leaf }) => figuresIn(leaf))))
  return (await readFigureNodes(context)).filter(({ name }) => !shown.has(name))
}

const unusedTexts: Ask = async (args, context) => {
  const isUsed = usedKeys(siteCode(process.cwd()))
  return (await readTexts(context))
    .filter(({ language }) => chosen(args).includes(language))
    .flatMap(({ language, namespace, texts }) =>
      texts
        .filter(([key]) => !isUsed(namespace === 'common' ? key : `${namespace}:${key}`))
        .map(([key, text]) => ({ file: join('locales', language, `${namespace}.json`), key, text })),
    )
}

const withoutSlash = (path = '') => (path === '/' ? path : path.replace(/\/$/, ''))

/** The fields of `Query` besides `page`. `gatsby/questions/questions.ts` declares their arguments and types. */
export const questionResolvers = {
  figure: answered('figure', async ({ name }, context) =>
    (await readFigureNodes(context)).find((figure) => figure.name === name),
  ),
  redirect: answered('redirect', async ({ from }, context) =>
    (await readRedirects(context)).find((redirect) => redirect.from === withoutSlash(from)),
  ),
  pagesThatMention: answered('pagesThatMention', pagesThatMention),
  pagesWith: answered('pagesWith', pagesWith),
  unusedFigures: answered('unusedFigures', unusedFigures),
  unusedTexts: answered('unusedTexts', unusedTexts),
}

/** data/figures.json, and the places that show each figure. */
export const figureResolvers = {
  shownOn: {
    resolve: ({ name }: { name: string }, args: Args, context: ResolverContext) => shownOn(name, args, context),
  },
}
