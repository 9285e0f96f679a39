import { dataFiles } from '../gatsby/data-files'
import type { SiteData } from '../gatsby/validate/read-data'
import { isPromise } from '../src/data-model/figures'
import { formatFigure } from '../src/data-model/format-figure'
import type { Texts } from '../src/data-model/texts'
import { defaultLanguage, type Language, languages } from '../src/i18n/languages'
import { page } from '../src/sections/page-model'
import type { Collection, Option } from './field'
import { type Context, fieldsOf } from './fields'
import { textFields } from './texts'

const names = {
  pages: 'Pages',
  alone: 'Pages in one language',
  site: 'Site',
  texts: 'Interface texts',
  missing: 'must keep',
}

/** What the configuration is made from: sound data, the names of the pictures, interface strings by namespace. */
export type Source = {
  data: SiteData
  pictures: readonly string[]
  texts: Record<Language, ReadonlyMap<string, Texts>>
}

/** A page as the menu of the language calls it, and by its id. */
function pageName({ locales }: SiteData, id: string, language: Language): string {
  const common = locales.find((file) => file.language === language && file.namespace === 'common')
  const name = common?.texts.get(`navigation.pages.${id}`)
  return name === undefined ? id : `${name} · ${id}`
}

function referencesOf({ data, pictures }: Source, language: Language): Context['references'] {
  const figureId = data.figures.flatMap((figure): Option[] => {
    if (isPromise(figure)) return []
    const label = `${formatFigure(figure, language)} ${figure.label[language]} · ${figure.id}`
    return [{ value: figure.id, label }]
  })
  const pageId = data.routes.map(({ page }): Option => ({ value: page, label: pageName(data, page, language) }))
  return { figureId, pageId, fileName: pictures.map((name) => ({ value: name, label: name })) }
}

const translations: Collection['i18n'] = {
  structure: 'multiple_folders',
  locales: [...languages],
  default_locale: defaultLanguage,
}

const isPaired = ({ pages }: SiteData, id: string) =>
  languages.every((language) => pages.some((one) => one.id === id && one.language === language))

function pages(context: Context): Collection {
  return {
    name: 'pages',
    label: names.pages,
    folder: 'data/pages',
    extension: 'json',
    format: 'data',
    create: false,
    delete: false,
    identifier_field: 'search.title',
    summary: '{{filename}} · {{fields.search.title}}',
    i18n: translations,
    fields: fieldsOf(page, { ...context, isTranslated: true }),
  }
}

/** The CMS cannot save a page that one of its languages lacks: such pages have a place of their own. */
function alone({ data }: Source, context: Context): Collection {
  const files = data.pages
    .filter(({ id }) => !isPaired(data, id))
    .map(({ id, file }) => ({ name: id, label: id, file, fields: fieldsOf(page, context) }))
  return { name: 'alone', label: names.alone, format: 'data', files }
}

const single = ['figures', 'site', 'navigation', 'routes', 'redirects', 'terrains'] as const

/** The file that makes the ids does not choose from them. */
function withoutOwn(context: Context, name: (typeof single)[number]): Context {
  const { figureId, pageId, fileName } = context.references
  if (name === 'figures') return { ...context, references: { pageId, fileName } }
  return name === 'routes' ? { ...context, references: { figureId, fileName } } : context
}

function site(context: Context): Collection {
  const files = single.flatMap((name) => {
    const file = dataFiles.find((one) => one.name === name)
    if (!file) return []
    const fields = fieldsOf(file.model, withoutOwn(context, name))
    return [{ name, label: file.label, file: `data/${name}.json`, fields }]
  })
  return {
    name: 'site',
    label: names.site,
    format: 'data',
    files,
    editor: { preview: false },
  }
}

/** The mark by which the CMS finds the files of one namespace among all (`admin.ts` puts it there and takes it away). */
const namespaceMark = '$namespace'

function texts(source: Source, { language }: Context): Collection[] {
  const speech = { missing: (found: string) => `${names.missing} ${found}` }
  return [...source.texts[language]].map(([namespace, tree]) => ({
    name: `texts-${namespace}`,
    label: `${names.texts}: ${namespace}`,
    folder: 'locales',
    extension: 'json',
    format: 'texts',
    create: false,
    delete: false,
    identifier_field: namespaceMark,
    summary: '{{filename}}',
    filter: { field: namespaceMark, value: namespace },
    i18n: translations,
    fields: [
      { name: namespaceMark, label: namespace, widget: 'hidden', required: false, i18n: true },
      ...textFields(tree, speech),
    ],
    editor: { preview: false },
  }))
}

/** The collections of the CMS: every data file and every interface string, in the words of one language. */
export function collectionsOf(source: Source, language: Language): Collection[] {
  const context: Context = { language, references: referencesOf(source, language), isTranslated: false }
  return [pages(context), alone(source, context), site(context), ...texts(source, context)]
}
