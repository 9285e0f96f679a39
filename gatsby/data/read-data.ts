import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { z } from 'zod'
import { compositionSizes } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { type Phrases, phraseFile } from '../../src/data-model/phrase-file'
import { languages } from '../../src/i18n/languages'
import { namespaces } from '../../src/i18n/namespaces'
import { explainIssue } from '../validate/explain-issue'
import type { Mistake } from '../validate/mistake'
import { parseJson } from '../validate/parse-json'
import { type KindName, kinds, languageAndId } from './kinds'
import { readArt } from './read-art'

/** Names of the files in a folder, sorted, without those that systems hide in it. */
export const fileNames = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => !name.startsWith('.'))
        .sort()
    : []

/** Explains the mistake inside a group of texts or further groups, and not the group as a whole. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.flat().filter(({ path }) => path.length > 0)
  if (inside.length === 0) return [issue]
  return inside.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

const unread = 'is a field that nothing reads. Is it misspelt?'

/** The field and the explanation of each thing that an issue names. */
const explained = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ field: fieldPath([...issue.path, key]), message: unread }))
    : [{ field: fieldPath(issue.path), message: explainIssue(issue) }]

/** One file, parsed by its model. Its mistakes are added to the list. */
function readFile<T>(root: string, file: string, schema: z.ZodType<T>, mistakes: Mistake[]): T | undefined {
  if (!existsSync(join(root, file))) {
    mistakes.push({ file, field: '', message: 'is missing. Put it back' })
    return undefined
  }
  const parsed = parseJson(readFileSync(join(root, file), 'utf8'))
  if (parsed.mistake) {
    mistakes.push({ file, ...parsed.mistake })
    return undefined
  }
  const { data, error } = schema.safeParse(parsed.json, { reportInput: true })
  const found = error?.issues.flatMap(innermost).flatMap(explained) ?? []
  mistakes.push(...found.map((mistake) => ({ file, ...mistake })))
  return data
}

/** The phrases of a file, by their full key. */
function phrasesOf(tree: Phrases, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : phrasesOf(value, `${prefix}${key}.`),
  )
}

/** All that is in a folder and below it, by its path from the root of the project. */
export const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()

/** Copies data/ and locales/. Where they are links, their files are copied: a change of a copied link would reach them. */
export function copyData(root: string, to: string): void {
  for (const folder of ['data', 'locales'])
    cpSync(join(root, folder), join(to, folder), { recursive: true, dereference: true })
}

const localeFiles = languages.flatMap((language) => namespaces.map((name) => `locales/${language}/${name}.json`))
/** The compositions of a drawing. */
const artOf = (root: string, folder: string) => ({
  folder,
  art: compositionSizes.flatMap((size) => {
    const file = `${folder}/${size}.svg`
    return existsSync(join(root, file)) ? { file, ...readArt(readFileSync(join(root, file), 'utf8'), size) } : []
  }),
})

/** The content of the one file of a kind. */
function contentOf<Content>([entry]: readonly { content: Content }[]): Content {
  if (!entry) throw new Error('A file that is missing is a mistake, and there was none.')
  return entry.content
}

/** Reads and checks each file of `data/` and `locales/` by itself. There is no data where a file has a mistake. */
export function readData(root: string) {
  const there = filesBelow(root, 'data')
  const mistakes: Mistake[] = []
  const read = <Content>({ model, files, file }: { model: z.ZodType<Content>; files?: RegExp; file?: string }) =>
    (file ? [file] : there.filter((one) => files?.test(one))).flatMap((one) => {
      const content = readFile(root, one, model, mistakes)
      return content === undefined ? [] : [{ file: one, model, content }]
    })
  const found = {
    site: read(kinds.site),
    figures: read(kinds.figures),
    routes: read(kinds.routes),
    redirects: read(kinds.redirects),
    navigation: read(kinds.navigation),
    terrains: read(kinds.terrains),
    drawing: read(kinds.drawing),
    page: read(kinds.page),
    // A kind that is missing here does not compile.
  } satisfies Record<KindName, unknown>
  const locales = localeFiles.flatMap((file) => read({ model: phraseFile, file }))
  if (mistakes.length > 0) return { data: undefined, mistakes }
  const data = {
    root,
    /** Every file with its model. */
    entries: Object.values(found).flat(),
    site: contentOf(found.site),
    navigation: contentOf(found.navigation),
    ...contentOf(found.figures),
    ...contentOf(found.routes),
    ...contentOf(found.redirects),
    ...contentOf(found.terrains),
    drawings: found.drawing.map((entry) => ({ ...entry, ...artOf(root, dirname(entry.file)) })),
    pages: found.page.map((entry) => ({ ...entry, ...languageAndId(entry.file) })),
    /** The phrases of each file by their full key, for example `menu.open`. */
    locales: locales.map(({ file, content }) => {
      const { language, id } = languageAndId(file)
      return { file, language, namespace: id, phrases: new Map(phrasesOf(content)) }
    }),
  }
  return { data, mistakes }
}

/** Every data file, as its model in `gatsby/data/kinds.ts` has it. */
export type SiteData = NonNullable<ReturnType<typeof readData>['data']>
export type DrawingEntry = SiteData['drawings'][number]
export type PageEntry = SiteData['pages'][number]
