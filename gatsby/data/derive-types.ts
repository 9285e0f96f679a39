import { z } from 'zod'

import { kindOf, typeNameOf, unwrap } from '../../src/data-model/value-kinds'
import { capital, wordOf } from '../../src/data-model/words'
import { graphqlValues } from './values'

type Model = z.core.$ZodType

type Field = { type: string; nested: string[] }

type Options = {
  /** The description that GraphiQL shows. */
  description?: string
  /** Text after the type's name: the end of the name, interfaces. */
  suffix?: string
  /** Lines of fields that are not in the model. */
  extra?: string
}

const described = (description: string | undefined, indent = '') =>
  description ? `${indent}${JSON.stringify(description)}\n` : ''

/** @example singular('PageEntries') // 'PageEntry' */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

export const enumType = (name: string, values: readonly string[]) =>
  `enum ${name} {\n${values.map((value) => `  ${value}`).join('\n')}\n}`

/** The GraphQL types of an object and of all inside it. The `items` of a Profile, which have no name, are `ProfileItem`s. */
export function objectTypes(
  name: string,
  model: z.ZodObject,
  { description, suffix = '', extra = '' }: Options = {},
): string[] {
  const fields = Object.entries(model.shape).map(([key, part]) => {
    const { type, nested } = fieldOf(part, `${name}${capital(key)}`)
    const words = wordOf(part, 'description') ?? wordOf(part, 'hint')
    return { line: `${described(words, '  ')}  ${key}: ${type}`, nested }
  })
  const lines = [extra, ...fields.map(({ line }) => line)].filter(Boolean)
  const own = `${described(description)}type ${name}${suffix} {\n${lines.join('\n')}\n}`
  return [own, ...fields.flatMap(({ nested }) => nested)]
}

function fieldOf(part: Model, name: string): Field {
  const { schema, isOptional } = unwrap(part)
  const field = typeOf(schema, name)
  // A language may lack the page.
  const mayBeAbsent = isOptional || kindOf(schema) === 'pageId'
  return { ...field, type: mayBeAbsent ? field.type : `${field.type}!` }
}

/** @param ownName the name of a type that only one field has */
function typeOf(schema: Model, ownName: string): Field {
  const kind = kindOf(schema)
  if (kind) return { type: graphqlValues[kind].type, nested: [] }
  if (schema instanceof z.ZodArray) {
    const { type, nested } = typeOf(schema.element, singular(ownName))
    return { type: `[${type}!]`, nested }
  }
  const name = typeNameOf(schema) ?? ownName
  if (schema instanceof z.ZodObject) return { type: name, nested: objectTypes(name, schema) }
  if (schema instanceof z.ZodEnum) return { type: name, nested: [enumType(name, schema.options.map(String))] }
  return { type: scalarOf(schema, name), nested: [] }
}

function scalarOf(schema: Model, name: string): string {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String'
  throw new Error(`${name}: GraphQL has no type for this model. Make it a text, a number, a choice or an object.`)
}
