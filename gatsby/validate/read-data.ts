import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { z } from 'zod'
import { compositionSizes } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { type Phrases, phraseFile } from '../../src/data-model/phrase-file'
import { languages } from '../../src/i18n/languages'
import { namespaces } from '../../src/i18n/namespaces'
import { type KindName, kindOfFile, kinds, namedBy } from '../data/kinds'
import { readArt } from '../data/read-art'
import { explainIssue } from './explain-issue'
import type { Mistake } from './mistake'
import { parseJson } from './parse-json'

/** Files that systems and editors of texts leave beside others are no data (static/.assetsignore has them, too). */
const isOfData = (name: string) => !/^\.|^(desktop\.ini|thumbs\.db)$|~$/i.test(name)

/** Names of the files in a folder, sorted. */
export const namesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isOfData).sort() : []

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

/** The names of all files below a folder, by their path from the root of the project. */
export function filesBelow(root: string, folder: string): string[] {
  return namesIn(root, folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return statSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path]
  })
}

/** Copies data/ and locales/. Where they are links, their files are copied: a change of a copied link would reach them. */
export function copyData(root: string, to: string): void {
  for (const file of ['data', 'locales'].flatMap((folder) => filesBelow(root, folder))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(root, file), join(to, file))
  }
}

const localeFiles = languages.flatMap((language) => namespaces.map((name) => `locales/${language}/${name}.json`))
/** Pictures, and files that nobody edits. `check-pictures.ts` and `check-drawings.ts` check the pictures. */
const furtherFile = /^data\/((images|schemas|terrain)\/.+|drawings\/[^/]+\/(wide|small|tall|signs)\.svg|README\.md)$/
const stray = `is a file that nothing reads. A page stands in data/pages/<language>, the phrases are ${namespaces.join(', ')} in locales/<language>, and the languages are ${languages.join(', ')} (src/i18n/languages.ts). A new kind of file needs an entry in gatsby/data/kinds.ts`

/** Files that people take for data, and which nothing would read or check. */
const strayFiles = (files: readonly string[]): Mistake[] =>
  files
    .filter((file) => !kindOfFile(file) && !localeFiles.includes(file) && !furtherFile.test(file))
    .map((file) => ({ file, field: '', message: stray }))

/** The compositions of a drawing. */
const artOf = (root: string, folder: string) => ({
  folder,
  art: compositionSizes.flatMap((size) => {
    const file = `${folder}/${size}.svg`
    return existsSync(join(root, file)) ? { file, ...readArt(readFileSync(join(root, file), 'utf8'), size) } : []
  }),
})

/** Whether every file of which there is one could be read. */
const isWhole = <Found extends object>(found: Found): found is { [Name in keyof Found]: NonNullable<Found[Name]> } =>
  Object.values(found).every((content) => content !== undefined)

/**
 * Reads every file of `data/` and `locales/` below a root folder, each checked by itself; `check-*.ts` check how files fit
 * together. There is no data where a file has a mistake.
 */
export function readData(root: string) {
  const there = ['data', 'locales'].flatMap((folder) => filesBelow(root, folder))
  const mistakes = strayFiles(there)
  const read = <Content>(model: z.ZodType<Content>, files: readonly string[]) =>
    files.flatMap((file) => {
      const content = readFile(root, file, model, mistakes)
      return content === undefined ? [] : [{ file, content }]
    })
  const one = <Content>({ model, file }: { model: z.ZodType<Content>; file: string }) => read(model, [file])[0]?.content
  const isFolder = (name: string) => statSync(join(root, 'data/drawings', name)).isDirectory()
  const drawings = namesIn(root, 'data/drawings')
    .filter(isFolder)
    .map((name) => `data/drawings/${name}/drawing.json`)
  const found = {
    site: one(kinds.site),
    figures: one(kinds.figures),
    routes: one(kinds.routes),
    redirects: one(kinds.redirects),
    navigation: one(kinds.navigation),
    terrains: one(kinds.terrains),
    drawing: read(kinds.drawing.model, drawings),
    page: read(
      kinds.page.model,
      there.filter((file) => kinds.page.files.test(file)),
    ),
    // A kind that is missing here does not compile.
  } satisfies Record<KindName, unknown>
  const locales = read(phraseFile, localeFiles)
  if (!isWhole(found) || mistakes.length > 0) return { data: undefined, mistakes }
  const data = {
    root,
    site: found.site,
    navigation: found.navigation,
    figures: found.figures.figures,
    ...found.routes,
    ...found.redirects,
    ...found.terrains,
    drawings: found.drawing.map((entry) => ({ ...entry, ...artOf(root, dirname(entry.file)) })),
    pages: found.page.map((entry) => ({ ...entry, ...namedBy(entry.file) })),
    /** The phrases of each file by their full key, for example `menu.open`. */
    locales: locales.map(({ file, content }) => {
      const { language, id } = namedBy(file)
      return { file, language, namespace: id, phrases: new Map(phrasesOf(content)) }
    }),
  }
  return { data, mistakes }
}

/** Every data file, as its model in `gatsby/data/kinds.ts` has it. */
export type SiteData = NonNullable<ReturnType<typeof readData>['data']>
export type DrawingEntry = SiteData['drawings'][number]
export type PageEntry = SiteData['pages'][number]
