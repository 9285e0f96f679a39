import { z } from 'zod'

import { hintOf, kindOf, nameOf, unwrap } from '../../data-model/kinds'
import { enumName } from './enum-name'
import { typeOfKind } from './primitive-types'

type Model = z.core.$ZodType
type Field = { type: string; nested: string[] }

const describe = (description: string | undefined, indent = '') =>
  description ? `${indent}${JSON.stringify(description)}\n` : ''

/** @example singular('Entries') // 'Entry' */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** @param description what GraphiQL says of it */
export function enumType(name: string, values: readonly string[], description?: string): string {
  return `${describe(description)}enum ${name} {\n${values.map((value) => `  ${enumName(value)}`).join('\n')}\n}`
}

/**
 * The GraphQL type of an object and every type inside it, in GraphQL's own language. A nested type is named after its
 * owner and its field, in the singular: the `items` of a Profile are `ProfileItem`s.
 * @param extra lines of fields that are not in the model
 */
export function objectTypes(
  name: string,
  model: z.ZodObject,
  { description = model.description, suffix = '', extra = '' } = {},
): string[] {
  const fields = Object.entries(model.shape).map(([key, part]) => {
    const { type, nested } = fieldOf(part, `${name}${capital(singular(key))}`)
    return { line: `${describe(descriptionOf(part), '  ')}  ${key}: ${type}`, nested }
  })
  const lines = [extra, ...fields.map(({ line }) => line)].filter(Boolean)
  const own = `${describe(description)}type ${name}${suffix} {\n${lines.join('\n')}\n}`
  return [own, ...fields.flatMap(({ nested }) => nested)]
}

/** The nearest description: a field's own, else that of what it holds. A kind's hint is for who writes data. */
function descriptionOf(part: Model): string | undefined {
  const own = z.globalRegistry.get(part)?.description
  if (own) return own === hintOf(part) ? undefined : own
  return part instanceof z.ZodDefault || part instanceof z.ZodOptional || part instanceof z.ZodNullable
    ? descriptionOf(part.unwrap())
    : undefined
}

function fieldOf(part: Model, name: string): Field {
  const { schema, isOptional } = unwrap(part)
  const { type, nested } = typeOf(schema, name)
  return { type: isOptional ? type : `${type}!`, nested }
}

function typeOf(schema: Model, name: string): Field {
  const kind = kindOf(schema)
  if (kind) return { type: typeOfKind[kind], nested: [] }
  if (schema instanceof z.ZodArray) {
    const { type, nested } = fieldOf(schema.element, name)
    return { type: `[${type}]`, nested }
  }
  if (schema instanceof z.ZodObject) {
    const own = nameOf(schema) ?? name
    return { type: own, nested: objectTypes(own, schema) }
  }
  if (schema instanceof z.ZodEnum) return enumOf(schema, nameOf(schema) ?? name)
  return { type: scalarOf(schema, name), nested: [] }
}

function enumOf(schema: z.ZodEnum, name: string): Field {
  return { type: name, nested: [enumType(name, schema.options.map(String), descriptionOf(schema))] }
}

function scalarOf(schema: Model, name: string): string {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  if (schema instanceof z.ZodBoolean) return 'Boolean'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String'
  throw new Error(`${name}: GraphQL has no type for this model. Make it a text, a number, a choice or an object.`)
}
