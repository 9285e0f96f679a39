import { z } from 'zod'

import { hintOf, kindOf, nameOf, unwrap } from '../../data-model/kinds'
import { descriptionOf as ownDescriptionOf } from '../../data-model/words'
import { enumName } from './enum-name'
import { chosenByLanguage, typeOfKind } from './primitive-types'

type Model = z.core.$ZodType

/** `args` and `directive` are those of values that a query chooses the language of. */
type Field = { type: string; nested: string[]; args?: string; directive?: string }

/** Where a nested type is met: what it is called, and what is said of it, unless it says so itself. */
type Place = { name: string; description: string; isNode: boolean }

type Options = {
  /** What GraphiQL says of the type. */
  description?: string | undefined
  /** What follows the type's name: the end of the name, interfaces. */
  suffix?: string
  /** Lines of fields that are not in the model. */
  extra?: string
  /** Whether it is a node, which speaks every language: a query says which it wants. */
  isNode?: boolean
}

const describe = (description: string | undefined, indent = '') =>
  description ? `${indent}${JSON.stringify(description)}\n` : ''

/** @example singular('PageEntries') // 'PageEntry' */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function enumType(name: string, values: readonly string[], description: string): string {
  return `${describe(description)}enum ${name} {\n${values.map((value) => `  ${enumName(value)}`).join('\n')}\n}`
}

/**
 * The GraphQL type of an object and every type inside it, in GraphQL's own language. A nested type is named after its
 * owner and its field, in the singular: the `items` of a Profile are `ProfileItem`s.
 */
export function objectTypes(
  name: string,
  model: z.ZodObject,
  { description = ownDescriptionOf(model), suffix = '', extra = '', isNode = false }: Options = {},
): string[] {
  // Interfaces and directives follow the end of the name after a space.
  const owner = `${name}${suffix.split(' ', 1)}`
  const fields = Object.entries(model.shape).map(([key, part]) => {
    const own = descriptionOf(part)
    const place = { name: `${name}${capital(key)}`, description: `${key} of ${owner}: ${own}`, isNode }
    const { type, nested, args = '', directive = '' } = fieldOf(part, place)
    return { line: `${describe(own, '  ')}  ${key}${args}: ${type}${directive}`, nested }
  })
  const lines = [extra, ...fields.map(({ line }) => line)].filter(Boolean)
  const own = `${describe(description)}type ${name}${suffix} {\n${lines.join('\n')}\n}`
  return [own, ...fields.flatMap(({ nested }) => nested)]
}

/** The nearest description: a field's own, else that of what it holds. A kind's hint is for who writes data. */
function descriptionOf(part: Model): string | undefined {
  const own = ownDescriptionOf(part)
  if (own) return own === hintOf(part) ? undefined : own
  return part instanceof z.ZodDefault || part instanceof z.ZodOptional || part instanceof z.ZodNullable
    ? descriptionOf(part.unwrap())
    : undefined
}

function fieldOf(part: Model, place: Place): Field {
  const { schema, isOptional } = unwrap(part)
  const field = typeOf(schema, place)
  // A page may not exist in the language that a query asks for.
  const mayBeAbsent = isOptional || (field.type === 'Page' && place.isNode)
  return { ...field, type: mayBeAbsent ? field.type : `${field.type}!` }
}

function typeOf(schema: Model, place: Place): Field {
  const { isNode } = place
  const kind = kindOf(schema)
  if (kind) return { type: typeOfKind[kind], nested: [], ...(isNode && chosenByLanguage[kind]) }
  if (schema instanceof z.ZodArray) {
    const { type, ...rest } = typeOf(schema.element, { ...place, name: singular(place.name) })
    return { ...rest, type: `[${type}!]` }
  }
  // A type that only one field has is described by that field.
  const { name, description = place.description } = nameOf(schema) ?? place
  if (schema instanceof z.ZodObject) return { type: name, nested: objectTypes(name, schema, { description, isNode }) }
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
