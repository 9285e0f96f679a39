import { z } from 'zod'

/** The meaning of a value, beyond its type in JSON. Code that treats values differently asks for it. */
export type ValueKind =
  | 'text'
  | 'prose'
  | 'quantity'
  | 'verbatim'
  | 'localized'
  | 'policyAddress'
  /** The id of an entry, which others name. */
  | 'id'
  | 'figureId'
  | 'pageId'
  | 'link'
  | 'interest'
  | 'sign'
  | 'variant'
  | 'fileName'
  | 'actionId'
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
export function ofType<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  names.add(schema, { name })
  return schema
}

export const typeNameOf = (schema: z.core.$ZodType) => names.get(schema)?.name

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
