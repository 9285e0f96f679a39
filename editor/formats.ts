import { z } from 'zod'

import { kinds } from '../gatsby/data/kinds'
import { optionOf } from '../src/data-model/leaves'
import { type Phrases, phrasesModel } from '../src/data-model/phrase-file'
import { unwrap } from '../src/data-model/value-kinds'

type Model = z.core.$ZodType

/** A form hands in "" or nothing at all where a person would have left a field out. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** Whether leaving the field out says the same. */
function goesWithoutSaying(model: Model, value: unknown): boolean {
  if (!(model instanceof z.ZodDefault)) return model instanceof z.ZodOptional && isEmpty(value)
  if (value === undefined || value === null || value === '') return true
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

/**
 * A value as a person would have written it: fields in the order of its model, without those that say nothing or only
 * what goes without saying.
 */
function tidy(model: Model, value: unknown): unknown {
  const { schema } = unwrap(model)
  if (model instanceof z.ZodNullable && isEmpty(value)) return null
  if (schema instanceof z.ZodNumber && String(Number(value)) === value) return Number(value)
  if (typeof value === 'string') return value.trim()
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((entry) => tidy(schema.element, entry))
  if (schema instanceof z.ZodUnion) {
    const option = optionOf(schema, value)
    return option ? tidy(option, value) : value
  }
  const isGroup = schema instanceof z.ZodObject && typeof value === 'object' && value !== null
  return isGroup ? tidyObject(schema, value) : value
}

/** The field by which the CMS tells apart files of one folder. The format adds it; no file has it. */
export const groupField = '$group'
export const inBothLanguages = 'both'
export const inOneLanguage = 'one'

/** What the format must know to tell the files of one folder apart. */
export type Groups = {
  /** Phrases by their namespace. */
  phrases: Record<string, Phrases>
  /** Titles of the pages that stand in one language alone. */
  alone: string[]
}

/** A format of the CMS: how it reads and writes files. */
export type Format = {
  fromFile: (text: string) => object
  toFile: (data: object) => string
  /** Whether this window has read or written the text: another on disk is from somebody else. */
  knows: (text: string) => boolean
}

const content = z.looseObject({ [groupField]: z.string().optional() })
const titled = z.looseObject({ search: z.looseObject({ title: z.string() }) })

const titleOf = (value: unknown) => titled.safeParse(value).data?.search.title

/** JSON as the formatter lays it out. */
const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes a file as its model has it: fields in its order, without those that say nothing. A file that says the same as
 * before keeps its text.
 */
export function dataFormat({ phrases, alone }: Groups): Format {
  const namespaces = Object.entries(phrases).map(([name, tree]) => ({ name, model: phrasesModel(tree) }))
  const models = [...Object.entries(kinds).map(([name, { model }]) => ({ name, model })), ...namespaces]
  const titlesAlone = new Set(alone)
  /** The text of each file that was read, by the text that the editor would write for it. */
  const read = new Map<string, string>()
  const known = new Set<string>()

  /** The CMS says of no file where it stands. Its fields tell what it is. */
  const modelOf = (value: object) => models.find(({ model }) => Object.keys(value).every((key) => key in model.shape))
  const write = (value: object) => {
    const found = modelOf(value)
    return printed(found ? tidy(found.model, value) : value)
  }
  const groupOf = (value: object) => {
    const title = titleOf(value)
    if (title === undefined) return modelOf(value)?.name
    return titlesAlone.has(title) ? inOneLanguage : inBothLanguages
  }
  return {
    fromFile: (text) => {
      const value = content.parse(JSON.parse(text, (_key, one) => (typeof one === 'number' ? String(one) : one)))
      read.set(write(value), text)
      known.add(text)
      return { ...value, [groupField]: groupOf(value) }
    },
    toFile: (data) => {
      const { [groupField]: group, ...value } = content.parse(data)
      const title = titleOf(value)
      if (group === inOneLanguage && title !== undefined) titlesAlone.add(title)
      const written = write(value)
      const text = read.get(written) ?? written
      known.add(text)
      return text
    },
    knows: (text) => known.has(text),
  }
}
