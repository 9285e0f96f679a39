import { isPromise } from '../../src/data-model/figures'
import { mistakeOfLetters } from '../../src/data-model/letters'
import { fieldPath, type Problem } from './problem'
import type { SiteData } from './read-data'

type Text = { text: string; steps: readonly PropertyKey[] }

function textsIn(value: unknown, steps: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ text: value, steps }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...steps, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...steps, key]))
}

function checkFile(file: string, content: unknown): Problem[] {
  return textsIn(content).flatMap(({ text, steps }) => {
    const message = mistakeOfLetters(text)
    return message ? [{ file, field: fieldPath(steps), message }] : []
  })
}

/** No text has a letter that nobody sees, or that the site cannot show. The editor cleans what it can as it saves. */
export function checkLetters({ pages, locales, site, figures, redirects, navigation, routes }: SiteData): Problem[] {
  return [
    ...checkFile('data/site.json', site),
    ...checkFile('data/figures.json', { figures: figures.filter((figure) => !isPromise(figure)) }),
    ...checkFile('data/figures.json', { promises: figures.filter(isPromise) }),
    ...checkFile('data/redirects.json', { redirects }),
    ...checkFile('data/navigation.json', navigation),
    ...checkFile('data/routes.json', { routes }),
    ...pages.flatMap(({ file, content }) => checkFile(file, content)),
    ...locales.flatMap(({ file, texts }) =>
      [...texts].flatMap(([field, text]) => {
        const message = mistakeOfLetters(text)
        return message ? [{ file, field, message }] : []
      }),
    ),
  ]
}
