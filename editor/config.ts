import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOfFile, kinds } from '../gatsby/data/kinds'
import type { SiteData } from '../gatsby/data/read-data'
import { formatFigure } from '../src/data-model/format-figure'
import { type Phrases, phraseFile } from '../src/data-model/phrase-file'
import type { ValueKind } from '../src/data-model/value-kinds'
import { nameOfLanguage } from '../src/data-model/words'
import { defaultLanguage, type Language, languages } from '../src/i18n/languages'
import { page } from '../src/sections/page-model'
import { type Context, type Field, fieldsOf, type Option } from './fields'
import { type DataFile, groupField } from './formats'

/** A collection of files of one kind, or a list of single files. */
export type Collection = {
  name: string
  label: string
  format: 'data'
  editor: { preview: false }
  files?: { name: string; label: string; file: string; fields: Field[] }[]
  folder?: string
  extension?: 'json'
  create?: false
  delete?: false
  identifier_field?: string
  summary?: string
  filter?: { field: string; value: string }
  i18n?: typeof sideBySide
  fields?: Field[]
}

/** Groups of pages. */
const inBothLanguages = 'both'
const inOneLanguage = 'one'

const sideBySide = { structure: 'multiple_folders', locales: [...languages], default_locale: defaultLanguage } as const

const shared = { format: 'data', editor: { preview: false } } as const
const folder = { ...shared, extension: 'json', create: false, delete: false } as const

function referencesOf(data: SiteData): Context['references'] {
  const figureId = data.figures.map((figure): Option => {
    const label = `${formatFigure(figure, defaultLanguage)} ${figure.label[defaultLanguage]} · ${figure.id}`
    return { value: figure.id, label }
  })
  return { figureId, pageId: data.routes.map(({ page }) => ({ value: page, label: page })) }
}

/** The pages of one language that the others lack. */
const pagesAlone = (pages: SiteData['pages'], language: Language) =>
  pages.filter((one) => one.language === language && pages.every(({ id, file }) => id !== one.id || file === one.file))

/** Pages side by side; then, because the CMS saves no entry that lacks a language, the pages of one language. */
function pageCollections(data: SiteData, references: Context['references']): Collection[] {
  const pages = { ...folder, identifier_field: 'search.title', summary: '{{filename}} · {{fields.search.title}}' }
  const paired = {
    ...pages,
    name: 'pages',
    label: 'Pages',
    folder: 'data/pages',
    filter: { field: groupField, value: inBothLanguages },
    i18n: sideBySide,
    fields: fieldsOf(page, { references, isTranslated: true }),
  }
  const alone = languages.filter((language) => pagesAlone(data.pages, language).length > 0)
  return [
    paired,
    ...alone.map((language) => ({
      ...pages,
      name: `pages-${language}`,
      label: `Pages in ${nameOfLanguage(language)} alone`,
      folder: `data/pages/${language}`,
      filter: { field: groupField, value: inOneLanguage },
      fields: fieldsOf(page, { references }),
    })),
  ]
}

/** The kind of the ids that a file makes. There they are written, not chosen. */
const ownIds: { [file: string]: ValueKind } = { figures: 'figureId', routes: 'pageId' }

function site(references: Context['references']): Collection {
  const files = Object.entries(kinds).flatMap(([name, kind]) => {
    if (!('file' in kind) || !kind.label) return []
    const { label, file, model } = kind
    const fields = fieldsOf(model, { references: { ...references, [ownIds[name] ?? '']: undefined } })
    return [{ name, label, file, fields }]
  })
  return { ...shared, name: 'site', label: 'Site', files }
}

/** Fields of phrases. A field is called what it says now, and its hint is its key. */
function phraseFields(tree: Phrases, prefix = ''): Field[] {
  return Object.entries(tree).map(([name, value]): Field => {
    const key = `${prefix}${name}`
    const common = { name, required: true, i18n: true } as const
    if (typeof value === 'string') return { ...common, label: value, hint: key, widget: 'text' }
    return { ...common, label: key, widget: 'object', collapsed: true, fields: phraseFields(value, `${key}.`) }
  })
}

function phraseCollection(namespace: string, tree: Phrases): Collection {
  return {
    ...folder,
    name: `phrases-${namespace}`,
    label: `Phrases: ${namespace}`,
    folder: 'locales',
    identifier_field: groupField,
    summary: '{{filename}}',
    filter: { field: groupField, value: namespace },
    i18n: sideBySide,
    fields: phraseFields(tree),
  }
}

/** The files that the editor may change. Those of a group stand together in a collection. */
export function filesOf({ root, entries, pages, locales }: SiteData): DataFile[] {
  const inGroup = (path: string, group: string) => ({ path, group, text: readFileSync(join(root, path), 'utf8') })
  const alone = languages.flatMap((language) => pagesAlone(pages, language))
  return [
    ...entries
      .filter(({ file }) => kindOfFile(file)?.label)
      .map(({ file }) => inGroup(file, alone.some((one) => one.file === file) ? inOneLanguage : inBothLanguages)),
    ...locales.map(({ file, namespace }) => inGroup(file, namespace)),
  ]
}

/** The collections of the CMS: every data file that people change, and every phrase. */
export function collectionsOf(data: SiteData, files = filesOf(data)): Collection[] {
  const references = referencesOf(data)
  const english = files.filter(({ path }) => path.startsWith(`locales/${defaultLanguage}/`))
  return [
    ...pageCollections(data, references),
    site(references),
    ...english.map(({ group, text }) => phraseCollection(group, phraseFile.parse(JSON.parse(text)))),
  ]
}

/** All that the page of the editor asks for. @param port of decap-server @param site address to which the editor links */
export function configOf(data: SiteData, port: string, site: string) {
  const files = filesOf(data)
  const collections = collectionsOf(data, files)
  // A team with accounts takes another: docs/go-live.md.
  const backend = { name: 'proxy', proxy_url: `http://localhost:${port}/api/v1` }
  // Without a public folder, a page gets the name of a picture alone; without accents, because a Mac may write è as two.
  const media = { media_folder: 'data/images', public_folder: '', slug: { encoding: 'ascii', clean_accents: true } }
  const cms = { backend, display_url: site, ...media, i18n: sideBySide, show_preview_links: false }
  return { cms: { ...cms, load_config_file: false, collections }, files }
}
