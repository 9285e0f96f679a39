import { z } from 'zod'

import { byLanguage, type Language, languages, pathPrefix } from '../i18n/languages'
import { pageId, path } from './primitives'

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

const standsBelow = (value: string | undefined, language: Language) =>
  value === undefined || `${value}/`.startsWith(`${pathPrefix(language)}/`)

/** Where a page stands in each language. A page may leave languages out. */
export const route = z
  .strictObject({ page: pageId, ...byLanguage(() => path.optional()) })
  .check(({ value, issues }) => {
    const report = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (languages.every((language) => value[language] === undefined)) report('needs a path in at least one language')
    for (const language of languages) {
      if (standsBelow(value[language], language)) continue
      report(`the ${nameOf.of(language)} path must start with ${pathPrefix(language)}`)
    }
  })

export const routesFile = z.strictObject({ $schema: z.string().optional(), routes: z.array(route).min(1) })

export type Route = z.infer<typeof route>
