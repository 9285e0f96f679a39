import { z } from 'zod'

import { byLanguage, type Language, languages, pathPrefix } from '../i18n/languages'
import { pageId, path } from './primitives'
import { nameOfLanguage, saying, type Words } from './words'

const standsBelow = (value: string | undefined, language: Language) =>
  value === undefined || `${value}/`.startsWith(`${pathPrefix(language)}/`)

/** Where a page stands in each language. A page may leave languages out. */
export const route = z
  .strictObject({ page: pageId, ...byLanguage((code) => path.optional().meta({ label: nameOfLanguage(code) })) })
  .check(({ value, issues }) => {
    const report = (words: Words) => issues.push({ code: 'custom', ...saying(words), input: value })
    if (languages.every((language) => value[language] === undefined))
      report({ en: 'needs a path in at least one language', it: 'deve avere un percorso in almeno una lingua' })
    for (const language of languages) {
      if (standsBelow(value[language], language)) continue
      const { en, it } = nameOfLanguage(language)
      const start = pathPrefix(language)
      report({
        en: `the ${en} path must start with ${start}`,
        it: `il percorso in ${it.toLowerCase()} deve cominciare con ${start}`,
      })
    }
  })

export const routesFile = z.strictObject({
  $schema: z.string().optional(),
  routes: z
    .array(route)
    .min(1)
    .meta({ label: { en: 'Paths of the pages', it: 'Percorsi delle pagine' }, one: { en: 'page', it: 'pagina' } }),
})

export type Route = z.infer<typeof route>
