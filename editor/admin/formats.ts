import { z } from 'zod'
import type { DataFile } from '../../gatsby/data-files'
import { explainIssue } from '../../gatsby/validate/explain-issue'
import type { Language } from '../../src/i18n/languages'
import type { Collection, Field } from '../field'
import { fieldInWords, nothingSaved, pageInWords } from '../place'
import { cleanTexts } from '../tidy'
import { asFile, dataFileNamedIn, tidied } from '../written-file'

/** What a file has that its model refuses, as the build would say it. */
function mistakesIn({ model, name, label }: DataFile, content: unknown, language: Language): string[] {
  const { error } = model.safeParse(content, { reportInput: true })
  const file = name === 'page' ? pageInWords(content, language) : label
  return (error?.issues ?? []).map((issue) => {
    const place = fieldInWords(model, content, issue.path, language)
    return `${file}, ${place}: ${explainIssue(issue)}`
  })
}

/**
 * Data files are written as a person would have written them. What one file alone shows is checked here, because a
 * repository does not; `editor/server` checks all files together.
 */
export const dataFormat = (language: Language): Formatter => ({
  fromFile: (text) => JSON.parse(text),
  /** @throws Error that names each mistake of the file */
  toFile: (data) => {
    const kind = dataFileNamedIn(data)
    if (!kind) return asFile(data)
    const content = tidied(kind, data)
    const mistakes = mistakesIn(kind, content, language)
    if (mistakes.length > 0) throw new Error([nothingSaved, ...mistakes].join(' · '))
    return asFile(content)
  },
})

/** Interface strings say by their keys which namespace they are: the CMS has a collection for each. */
const collectionOf = (data: object, collections: readonly Collection[]) =>
  collections.find(({ filter, fields = [] }) => {
    const names = fields.map(({ name }) => name)
    return filter && Object.keys(data).every((key) => names.includes(key))
  })

/** The CMS keeps large groups in an order of its own: what it hands in is put back into that of its fields. */
function inOrder(data: object, fields: readonly Field[]): object {
  const given = new Map<string, unknown>(Object.entries(data))
  const ordered = fields.flatMap(({ name, fields: inner }): [string, unknown][] => {
    const value = given.get(name)
    if (value === undefined) return []
    return [[name, inner && typeof value === 'object' && value !== null ? inOrder(value, inner) : value]]
  })
  return Object.fromEntries(ordered)
}

export const textsFormat = (collections: readonly Collection[]): Formatter => ({
  fromFile: (text) => {
    const data = z.looseObject({}).parse(JSON.parse(text))
    const { filter } = collectionOf(data, collections) ?? {}
    return filter ? { [filter.field]: filter.value, ...data } : data
  },
  toFile: (data) => {
    const { fields = [] } = collectionOf(data, collections) ?? {}
    const shown = fields.filter(({ widget }) => widget !== 'hidden')
    return asFile(cleanTexts(inOrder(data, shown)))
  },
})

/** Teaches the CMS to read and write our files. */
export function registerFormats(collections: readonly Collection[], language: Language): void {
  window.CMS.registerCustomFormat('data', 'json', dataFormat(language))
  window.CMS.registerCustomFormat('texts', 'json', textsFormat(collections))
}
