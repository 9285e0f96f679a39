import { z } from 'zod'

/** The meaning of a value, beyond its type in JSON. Code that treats values differently asks for it. */
export type ValueKind =
  /** Copy: figures stand in it as `{{figure-id}}`, never as numbers. */
  | 'text'
  /** Copy in sentences, which may hold links to other sites: `[words](https://…)`. */
  | 'prose'
  /** A number with its unit: copy, in which an example may spell its numbers. */
  | 'value'
  /** Words that stay as they are; they may spell a number. */
  | 'verbatim'
  /** A short text in each language. */
  | 'localized'
  /** Address of a policy document in each language. */
  | 'policyAddress'
  /** The id of an entry, which others name. */
  | 'id'
  | 'figureId'
  | 'pageId'
  | 'link'
  | 'interest'
  /** A sign of src/components/signs.svg. */
  | 'sign'
  /** How a section looks. */
  | 'variant'
  /** A picture in data/images. */
  | 'fileName'
  /** An action whose target stands in data/site.json. */
  | 'actionId'
  /** A drawing of data/drawings. */
  | 'drawing'
  /** A file beside the data file, by its path from there. */
  | 'file'

const kinds = z.registry<{ kind: ValueKind }>()
const names = z.registry<{ name: string }>()

/** Gives the values of a schema their kind. A schema derived from it (`.meta()`, `.max()`) keeps the kind. */
export function ofKind<Schema extends z.ZodType>(kind: ValueKind, schema: Schema): Schema {
  kinds.add(schema, { kind })
  return schema
}

export const kindOf = (schema: z.core.$ZodType): ValueKind | undefined => kinds.get(schema)?.kind

/** Gives the GraphQL type of an object or an enumeration a name, where several fields share it. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  names.add(schema, { name })
  return schema
}

export const nameOf = (schema: z.core.$ZodType) => names.get(schema)?.name

/** What a wrapper holds; undefined where a schema is none. */
export const innerOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? schema.unwrap()
    : undefined

/** A schema without its wrappers, and whether they let the value be absent. */
export function unwrap(schema: z.core.$ZodType): { schema: z.core.$ZodType; isOptional: boolean } {
  const inner = innerOf(schema)
  return inner ? { ...unwrap(inner), isOptional: !(schema instanceof z.ZodDefault) } : { schema, isOptional: false }
}
