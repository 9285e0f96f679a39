import { z } from 'zod'

import { explainIssue } from '../../src/gatsby/validate/explain-issue'
import type { DataFile } from '../data-files'
import type { Collection, Field } from '../field'
import { formatJson } from '../format-json'
import { dataFileNamedIn, tidied } from '../written-file'

/** What a file has that its model refuses, as the build would say it. */
function mistakesIn({ model, name }: DataFile, content: unknown): string[] {
  const { error } = model.safeParse(content, { reportInput: true })
  return (error?.issues ?? []).map((issue) => `${name} → ${z.core.toDotPath(issue.path)}: ${explainIssue(issue)}`)
}

/** Data files are written as a person would have written them. @throws Error when the file alone has a mistake */
export const dataFormat: Formatter = {
  fromFile: (text) => JSON.parse(text),
  toFile: (data) => {
    const kind = dataFileNamedIn(data)
    if (!kind) return formatJson(data)
    const content = tidied(kind, data)
    const mistakes = mistakesIn(kind, content)
    if (mistakes.length > 0) throw new Error(`Nothing was saved. ${mistakes.join(' · ')}`)
    return formatJson(content)
  },
}

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
    return formatJson(
      inOrder(
        data,
        fields.filter(({ widget }) => widget !== 'hidden'),
      ),
    )
  },
})

/** Teaches the CMS to read and write our files. */
export function registerFormats(collections: readonly Collection[]): void {
  window.CMS.registerCustomFormat('data', 'json', dataFormat)
  window.CMS.registerCustomFormat('texts', 'json', textsFormat(collections))
}
