import type { CreateSchemaCustomizationArgs } from 'gatsby'

export type SchemaBuilder = CreateSchemaCustomizationArgs['schema']

/** The part of Gatsby's resolver context that this site uses. */
export type ResolverContext = {
  nodeModel: {
    findOne: (args: { type: string; query?: object }) => Promise<unknown>
    findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>
    getNodeById: (args: { id: string; type?: string }) => unknown
  }
}
