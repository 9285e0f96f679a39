import type { CreatePagesArgs } from 'gatsby'

/** Runs a query of `createPages`. Stops the build with GraphQL's own words if the query fails. */
export async function query<Result>({ graphql, reporter }: CreatePagesArgs, source: string): Promise<Result> {
  const { data, errors } = await graphql<Result>(source)
  if (errors || !data) reporter.panic('A query of createPages failed.', errors)
  if (!data) throw new Error('A query of createPages returned nothing.')
  return data
}
