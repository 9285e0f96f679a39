import { z } from 'zod'
import { byLanguage, type Language, languages, pathPrefix } from '../i18n/languages'
import { pageId, path } from './primitives'
import { nameOfLanguage } from './words'

const standsBelow = (value: string | undefined, language: Language) =>
  value === undefined || `${value}/`.startsWith(`${pathPrefix(language)}/`)

/** Where a page stands in each language. A page may leave languages out. */
const route = z
  .strictObject({ page: pageId, ...byLanguage((code) => path.optional().meta({ label: nameOfLanguage(code) })) })
  .check(({ value, issues }) => {
    const report = (words: string) => issues.push({ code: 'custom', message: words, input: value })
    if (languages.every((language) => value[language] === undefined)) report('needs a path in at least one language')
    for (const language of languages)
      if (!standsBelow(value[language], language))
        report(`the ${nameOfLanguage(language)} path must start with ${pathPrefix(language)}`)
  })

export const routesFile = z.strictObject({
  $schema: z.string().optional(),
  routes: z.array(route).min(1).meta({ label: 'Paths of the pages', one: 'page' }),
})
