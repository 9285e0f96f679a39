import type { z } from 'zod'
import { type DrawingFile, drawingFile } from '../../src/data-model/drawing'
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
import { type Files, filesBelow } from './files'
import { parseJson } from './parse-json'
import { fieldPath, type Problem } from './problem'

/** `texts` are the interface strings of the file by their full key, for example `menu.open`. */
type LocaleFile = { file: string; language: Language; namespace: string; texts: ReadonlyMap<string, string> }
export type DrawingEntry = { file: string; folder: string; content: DrawingFile }
export type PageEntry = { file: string; language: Language; id: string; content: PageFile }

/** Every data file, parsed and checked by itself. `check-*.ts` check how files fit together. */
export type SiteData = {
  site: z.infer<typeof siteFile>
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

type Result<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] }

/** Explains the mistake inside a group of texts or further groups, and not the group as a whole. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.flat().filter(({ path }) => path.length > 0)
  if (inside.length === 0) return [issue]
  return inside.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** One file, parsed by its model; or what is wrong with it. */
export function readFile<T>(files: Files, file: string, schema: z.ZodType<T>): Result<T> {
  const problem = (field: string, message: string): Problem => ({ file, field, message })
  const content = files.read(file)
  if (!content) return { value: undefined, problems: [problem('', 'is missing')] }
  const { json, fault } = { json: undefined, ...parseJson(content) }
  if (fault) return { value: undefined, problems: [{ file, ...fault }] }
  const parsed = schema.safeParse(json, { reportInput: true })
  if (parsed.success) return { value: parsed.data, problems: [] }
  const problems = parsed.error.issues
    .flatMap(innermost)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            problem(fieldPath([...issue.path, key]), 'is a field that nothing reads. Is it misspelt?'),
          )
        : problem(fieldPath(issue.path), explainIssue(issue, schema, json)),
    )
  return { value: undefined, problems }
}

const jsonIn = (files: Files, folder: string) => files.namesIn(folder).filter((name) => name.endsWith('.json'))

/** The texts of a file of interface strings, by their full key. */
export function textsOf(tree: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )
}

/** The data, unless a file of it has a mistake. */
export type Reading = { data: SiteData | undefined; problems: Problem[] }

/** Reads `data/` and `locales/` below a root folder. A file with a mistake gives problems in place of data. */
export const readData = (root: string): Reading => readFiles(filesBelow(root))

/** Reads the files of `data/` and `locales/` from a folder or from memory. */
export function readFiles(files: Files, readOne: typeof readFile = readFile): Reading {
  const problems: Problem[] = []
  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const result = readOne(files, file, schema)
    problems.push(...result.problems)
    return result.value
  }

  const site = read('data/site.json', siteFile)
  const figuresOf = read('data/figures.json', figuresFile)
  const figures = figuresOf && entriesOf(figuresOf)
  const routes = read('data/routes.json', routesFile)?.routes
  const redirects = read('data/redirects.json', redirectsFile)?.redirects
  const navigation = read('data/navigation.json', navigationFile)
  const terrains = read('data/terrains.json', terrainsFile)?.terrains

  const drawings = files.namesIn('data/drawings').flatMap((name): DrawingEntry[] => {
    const folder = `data/drawings/${name}`
    const file = `${folder}/drawing.json`
    const content = read(file, drawingFile)
    return content ? [{ file, folder, content }] : []
  })
  const pages = languages.flatMap((language) =>
    jsonIn(files, `data/pages/${language}`).flatMap((name): PageEntry[] => {
      const file = `data/pages/${language}/${name}`
      const content = read(file, page)
      return content ? [{ file, language, id: name.replace(/\.json$/, ''), content }] : []
    }),
  )
  const locales = languages.flatMap((language) =>
    jsonIn(files, `locales/${language}`).flatMap((name): LocaleFile[] => {
      const file = `locales/${language}/${name}`
      const tree = read(file, texts)
      return tree ? [{ file, language, namespace: name.replace(/\.json$/, ''), texts: new Map(textsOf(tree)) }] : []
    }),
  )

  if (!site || !figures || !routes || !redirects || !navigation || !terrains || problems.length > 0) {
    return { data: undefined, problems }
  }
  return { data: { site, figures, routes, redirects, navigation, terrains, drawings, pages, locales }, problems }
}
