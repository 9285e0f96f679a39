import { z } from 'zod'

import { hintOf, innerOf, kindOf, nameOf, unwrap } from '../../src/data-model/value-kinds'
import { capital, descriptionOf as ownDescriptionOf } from '../../src/data-model/words'
import { byKind } from './values'

type Model = z.core.$ZodType

type Field = { type: string; nested: string[] }

/** The parent of a nested type: its name, and its description if it has none of its own. */
type Parent = { name: string; description: string }

type Options = {
  /** The description that GraphiQL shows. */
  description?: string | undefined
  /** Text after the type's name: the end of the name, interfaces. */
  suffix?: string
  /** Lines of fields that are not in the model. */
  extra?: string
}

const describe = (description: string | undefined, indent = '') =>
  description ? `${indent}${JSON.stringify(description)}\n` : ''

/** @example singular('PageEntries') // 'PageEntry' */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

export function enumType(name: string, values: readonly string[], description: string): string {
  const odd = values.find((value) => !/^[_A-Za-z]\w*$/.test(value))
  if (odd) throw new Error(`"${odd}" cannot be a choice: GraphQL wants letters, and no hyphens.`)
  return `${describe(description)}enum ${name} {\n${values.map((value) => `  ${value}`).join('\n')}\n}`
}

/**
 * The GraphQL type of an object and every type inside it, in GraphQL's schema language. A nested type gets the name of
 * its owner and of its field, in the singular: the `items` of a Profile are `ProfileItem`s.
 */
export function objectTypes(
  name: string,
  model: z.ZodObject,
  { description = ownDescriptionOf(model), suffix = '', extra = '' }: Options = {},
): string[] {
  // Interfaces follow the end of the name after a space.
  const owner = `${name}${suffix.split(' ', 1)}`
  const fields = Object.entries(model.shape).map(([key, part]) => {
    const own = descriptionOf(part)
    const parent = { name: `${name}${capital(key)}`, description: `${key} of ${owner}: ${own}` }
    const { type, nested } = fieldOf(part, parent)
    return { line: `${describe(own, '  ')}  ${key}: ${type}`, nested }
  })
  const lines = [extra, ...fields.map(({ line }) => line)].filter(Boolean)
  const own = `${describe(description)}type ${name}${suffix} {\n${lines.join('\n')}\n}`
  return [own, ...fields.flatMap(({ nested }) => nested)]
}

/**
 * The nearest description: that of the field, else that of its value. The hint of a primitive is for people who write
 * data.
 */
function descriptionOf(part: Model): string | undefined {
  const own = ownDescriptionOf(part)
  if (own) return own === hintOf(part) ? undefined : own
  const inner = innerOf(part)
  return inner && descriptionOf(inner)
}

function fieldOf(part: Model, parent: Parent): Field {
  const { schema, isOptional } = unwrap(part)
  const field = typeOf(schema, parent)
  // A page may not exist in the language.
  const mayBeAbsent = isOptional || kindOf(schema) === 'pageId'
  return { ...field, type: mayBeAbsent ? field.type : `${field.type}!` }
}

function typeOf(schema: Model, parent: Parent): Field {
  const kind = kindOf(schema)
  if (kind) return { type: byKind[kind].type, nested: [] }
  if (schema instanceof z.ZodArray) {
    const { type, ...rest } = typeOf(schema.element, { ...parent, name: singular(parent.name) })
    return { ...rest, type: `[${type}!]` }
  }
  // A type that only one field has takes the description of that field.
  const { name, description = parent.description } = nameOf(schema) ?? parent
  if (schema instanceof z.ZodObject) return { type: name, nested: objectTypes(name, schema, { description }) }
  if (schema instanceof z.ZodEnum) {
    return { type: name, nested: [enumType(name, schema.options.map(String), description)] }
  }
  return { type: scalarOf(schema, name), nested: [] }
}

function scalarOf(schema: Model, name: string): string {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String'
  throw new Error(`${name}: GraphQL has no type for this model. Make it a text, a number, a choice or an object.`)
}
