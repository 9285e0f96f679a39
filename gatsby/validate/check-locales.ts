import { languages } from '../../src/i18n/languages'
import type { Problem } from './problem'
import type { SiteData } from './read-data'

/** Every group and page of the menu needs its label in each language: `navigation` in common.json. */
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
        .map((key) => ({
          file,
          field: key,
          message: 'is missing; data/navigation.json names it',
        })),
    )
}

/** All languages need the same namespaces with the same keys (R-ROUTE-6). */
export function checkLocales({ locales }: SiteData): Problem[] {
  return locales.flatMap((own) =>
    languages
      .filter((language) => language !== own.language)
      .flatMap((language): Problem[] => {
        const other = locales.find((file) => file.language === language && file.namespace === own.namespace)
        const missing = [...own.texts.keys()].filter((key) => !other?.texts.has(key))
        const file = `locales/${language}/${own.namespace}.json`
        return missing.map((key) => ({
          file,
          field: key,
          message: `is missing; ${own.file} has it`,
        }))
      }),
  )
}
