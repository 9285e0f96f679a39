import { z } from 'zod'

import { language as languageModel } from '../../../src/data-model/primitives'
import { typeset } from '../../../src/data-model/typeset'
import { defaultLanguage, type Language } from '../../../src/i18n/languages'
import { policyAddress } from '../../environment/policy-address'
import { type ResolverContext, readPages } from '../resolve/read-nodes'

type Choose = (value: unknown, language: Language, context: ResolverContext) => unknown

/** Gatsby reads a field without its argument to filter, sort or group by it, and ends if that throws: English stands for all. */
const chosen = z.object({ language: languageModel.default(defaultLanguage) })
const source = z.record(z.string(), z.unknown())
const texts = z.partialRecord(languageModel, z.string()).nullish()

/** A directive for fields that hold a value for each language: an argument of the query chooses one. */
const ofLanguage = (name: string, choose: Choose) => ({
  name,
  extend: () => ({
    resolve: (node: unknown, args: unknown, context: ResolverContext, { fieldName }: { fieldName: string }) =>
      choose(source.parse(node)[fieldName], chosen.parse(args).language, context),
  }),
})

const page: Choose = async (value, language, context) => {
  const inLanguage = (await readPages(context)).filter((one) => one.language === language)
  const find = (id: unknown) => inLanguage.find(({ pageId }) => pageId === id)
  return Array.isArray(value) ? value.flatMap((id) => find(id) ?? []) : find(value)
}

/** The resolvers of the directives in the derived schema (`gatsby/data/schema/value-types.ts`). */
export const fieldExtensions = [
  ofLanguage('localized', (value, language) => {
    const text = texts.parse(value)?.[language]
    return text && typeset(text, language)
  }),
  ofLanguage('policyAddress', (value, language) => policyAddress(texts.parse(value)?.[language] ?? '', process.env)),
  ofLanguage('page', page),
]
