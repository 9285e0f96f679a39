import { languages } from '../../i18n/languages'
import type { Problem } from './problem'
import type { SiteData } from './read-data'

/** Every group and page of the menu has its label in each language: `navigation` in common.json. */
export function checkNavigationLabels({ navigation, locales }: SiteData): Problem[] {
  const wanted = [
    ...navigation.groups.flatMap(({ id, pages, footerPages }) => [
      `groups.${id}`,
      ...[...pages, ...footerPages].map((page) => `pages.${page}`),
    ]),
    `pages.${navigation.contact}`,
  ]
    .map((key) => `navigation.${key}`)
    .concat(navigation.groups.flatMap(({ footerSites }) => footerSites.map((site) => `footer.${site}`)))
  return locales
    .filter(({ namespace }) => namespace === 'common')
    .flatMap(({ file, texts }) =>
      wanted
        .filter((key) => !texts.has(key))
        .map((key) => ({ file, field: key, message: 'is missing; data/navigation.json names it' })),
    )
}

/** Both languages have the same namespaces with the same keys (R-ROUTE-6). */
export function checkLocales({ locales }: SiteData): Problem[] {
  return locales.flatMap((own) =>
    languages
      .filter((language) => language !== own.language)
      .flatMap((language): Problem[] => {
        const other = locales.find((file) => file.language === language && file.namespace === own.namespace)
        const missing = [...own.texts.keys()].filter((key) => !other?.texts.has(key))
        const file = `locales/${language}/${own.namespace}.json`
        return missing.map((key) => ({ file, field: key, message: `is missing; ${own.file} has it` }))
      }),
  )
}

/** Names that the code fills in, and words that are a link: `{{name}}`, `<policy>`. */
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].sort()

/** A text has the same placeholders in every language: one that is lost is never filled in. */
export function checkPlaceholders({ locales }: SiteData): Problem[] {
  return locales.flatMap(({ file, namespace, texts }) =>
    [...texts].flatMap(([field, text]) => {
      const own = placeholdersIn(text)
      const others = locales.filter((other) => other.namespace === namespace).map((other) => other.texts.get(field))
      const lost = [...new Set(others.flatMap((other) => placeholdersIn(other ?? '')))].filter(
        (one) => !own.includes(one),
      )
      return lost.map((name) => ({
        file,
        field,
        message: `lacks ${name}, which another language has. Write it as it is`,
      }))
    }),
  )
}
