import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type DrawingFile, drawingFile } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { entriesOf, type Figure, figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainsFile } from '../../src/data-model/terrains'
import { type Texts, texts } from '../../src/data-model/texts'
import { type Language, languages } from '../../src/i18n/languages'
import { type PageFile, page } from '../../src/sections/page-model'
import { explainIssue } from './explain-issue'
import type { Mistake } from './mistake'
import { parseJson } from './parse-json'

/** `texts` are the interface strings of the file by their full key, for example `menu.open`. */
type LocaleFile = { file: string; language: Language; namespace: string; texts: ReadonlyMap<string, string> }
export type DrawingEntry = { file: string; folder: string; content: DrawingFile }
export type PageEntry = { file: string; language: Language; id: string; content: PageFile }

/** Every data file, parsed and checked by itself. `check-*.ts` check how files fit together. */
export type SiteData = {
  /** Folder of the project. */
  root: string
  site: z.infer<typeof siteFile>
  figuresFile: z.infer<typeof figuresFile>
  /** Figures, then promises. */
  figures: Figure[]
  routes: z.infer<typeof routesFile>['routes']
  redirects: z.infer<typeof redirectsFile>['redirects']
  navigation: z.infer<typeof navigationFile>
  terrains: z.infer<typeof terrainsFile>['terrains']
  drawings: DrawingEntry[]
  pages: PageEntry[]
  locales: LocaleFile[]
}

/** Systems and editors of texts leave files of their own: `.DS_Store`, `Thumbs.db`, `.#home.json`. */
const isOfData = (name: string) => !/^\.|^(desktop\.ini|thumbs\.db)$/i.test(name)

/** Names of the files in a folder, sorted. */
export const namesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isOfData).sort() : []

/** The names, without their ending, and paths of the JSON files in a folder. */
const jsonIn = (root: string, folder: string) =>
  namesIn(root, folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.replace(/\.json$/, ''), file: `${folder}/${name}` }))

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
  const parsed = parseJson(readFileSync(join(root, file)))
  if (parsed.mistake) {
    mistakes.push({ file, ...parsed.mistake })
    return undefined
  }
  const { data, error } = schema.safeParse(parsed.json, { reportInput: true })
  const found = error?.issues.flatMap(innermost).flatMap(explained) ?? []
  mistakes.push(...found.map((mistake) => ({ file, ...mistake })))
  return data
}

/** The texts of a file of interface strings, by their full key. */
function textsOf(tree: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )
}

/** Reads `data/` and `locales/` below a root folder: the data, unless a file of it has a mistake. */
export function readData(root: string): { data: SiteData | undefined; mistakes: Mistake[] } {
  const mistakes: Mistake[] = []
  const read = <T>(file: string, schema: z.ZodType<T>) => readFile(root, file, schema, mistakes)

  const site = read('data/site.json', siteFile)
  const figures = read('data/figures.json', figuresFile)
  const routes = read('data/routes.json', routesFile)
  const redirects = read('data/redirects.json', redirectsFile)
  const navigation = read('data/navigation.json', navigationFile)
  const terrains = read('data/terrains.json', terrainsFile)
  const drawings = namesIn(root, 'data/drawings').flatMap((name): DrawingEntry[] => {
    const folder = `data/drawings/${name}`
    const file = `${folder}/drawing.json`
    const content = read(file, drawingFile)
    return content ? [{ file, folder, content }] : []
  })
  const pages = languages.flatMap((language) =>
    jsonIn(root, `data/pages/${language}`).flatMap(({ name, file }): PageEntry[] => {
      const content = read(file, page)
      return content ? [{ file, language, id: name, content }] : []
    }),
  )
  const locales = languages.flatMap((language) =>
    jsonIn(root, `locales/${language}`).flatMap(({ name, file }): LocaleFile[] => {
      const tree = read(file, texts)
      return tree ? [{ file, language, namespace: name, texts: new Map(textsOf(tree)) }] : []
    }),
  )

  if (!site || !figures || !routes || !redirects || !navigation || !terrains || mistakes.length > 0)
    return { data: undefined, mistakes }
  const lists = { ...routes, ...redirects, ...terrains }
  const entries = { figuresFile: figures, figures: entriesOf(figures) }
  return { data: { root, site, ...entries, ...lists, navigation, drawings, pages, locales }, mistakes }
}
