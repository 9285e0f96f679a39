import { z } from 'zod'

import { kindOfFile } from '../gatsby/data/kinds'
import { optionOf } from '../src/data-model/leaves'
import { phraseFile, phrasesModel } from '../src/data-model/phrase-file'
import { unwrap } from '../src/data-model/value-kinds'
import { defaultLanguage } from '../src/i18n/languages'

type Model = z.core.$ZodType

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** A form hands in "" or nothing at all where a person would have left a field out. */
const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty))

/** Whether leaving the field out says the same. */
function goesWithoutSaying(model: Model, value: unknown): boolean {
  if (!(model instanceof z.ZodDefault)) return model instanceof z.ZodOptional && isEmpty(value)
  if (isBlank(value)) return true
  const inner = model.unwrap()
  const [own, usual] = [value, model.def.defaultValue].map((one) => JSON.stringify(z.safeParse(inner, one).data))
  return own !== undefined && own === usual
}

function tidyObject({ shape }: z.ZodObject, value: object): object {
  const given = new Map(Object.entries(value))
  const known = Object.entries(shape).flatMap(([key, part]) => {
    const tidied = tidy(part, given.get(key))
    return tidied === undefined || goesWithoutSaying(part, tidied) ? [] : [[key, tidied]]
  })
  // What no model knows stays where it can be found, and is refused there.
  const unknown = [...given].filter(([key]) => !(key in shape))
  return Object.fromEntries([...known, ...unknown])
}

/** A value as a person would have written it: fields in the order of its model, without those that say nothing. */
function tidy(model: Model, value: unknown): unknown {
  const { schema } = unwrap(model)
  if (model instanceof z.ZodNullable && isEmpty(value)) return null
  if (schema instanceof z.ZodNumber && String(Number(value)) === value) return Number(value)
  if (typeof value === 'string') return value.trim()
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((entry) => tidy(schema.element, entry))
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionOf(schema, value)
    return option ? tidy(option, value) : value
  }
  const isGroup = schema instanceof z.ZodObject && typeof value === 'object' && value !== null
  return isGroup ? tidyObject(schema, value) : value
}

/** The field by which the CMS tells apart files of one folder. The format adds it; no file has it. */
export const groupField = '$group'
/** The field that keeps the path of the file: the CMS says of no file where it stands. */
const pathField = '$file'

/** A file that the editor may change, as it is on disk. */
export type DataFile = { path: string; text: string; group: string }

/** A format of the CMS: how it reads and writes files. */
export type Format = ReturnType<typeof dataFormat>

const content = z.looseObject({ [groupField]: z.string(), [pathField]: z.string() })

/** The model of each file of phrases: the keys of the default language. */
function phraseModels(files: readonly DataFile[]) {
  const english = files.filter(({ path }) => path.startsWith(`locales/${defaultLanguage}/`))
  return new Map(english.map(({ group, text }) => [group, phrasesModel(phraseFile.parse(JSON.parse(text)))]))
}

/** Reads and writes files as their models have them. A file that says the same as before keeps its text. */
export function dataFormat(files: readonly DataFile[]) {
  const phrases = phraseModels(files)
  const known = new Map(files.map(({ text, path, group }) => [text, { [pathField]: path, [groupField]: group }]))
  /** The text of each file that was read, by the text that the editor would write for it. */
  const read = new Map<string, string>()

  const write = (data: object) => {
    const { [groupField]: group, [pathField]: path, ...value } = content.parse(data)
    const model = kindOfFile(path)?.model ?? phrases.get(group)
    const written = `${JSON.stringify(model ? tidy(model, value) : value, null, 2)}\n`
    return { written, file: { [pathField]: path, [groupField]: group } }
  }
  return {
    /** @throws where somebody has changed the file since the page was opened */
    fromFile: (text: string): object => {
      const file = known.get(text)
      if (!file) throw new Error('Somebody has changed a file. Reload this page.')
      const value: object = JSON.parse(text, (_key, one) => (typeof one === 'number' ? String(one) : one))
      const data = { ...value, ...file }
      read.set(write(data).written, text)
      return data
    },
    toFile: (data: object) => {
      const { written, file } = write(data)
      const text = read.get(written) ?? written
      known.set(text, file)
      return text
    },
    /** Whether this window has read or written the text: another on disk is from somebody else. */
    knows: (text: string) => known.has(text),
  }
}
