import type { CreatePagesArgs, Reporter } from 'gatsby'

type Api = { graphql: CreatePagesArgs['graphql']; reporter: Reporter }

/**
 * Runs a query of the build. Stops the build with GraphQL's own words if the query fails.
 * @param source a named query, marked with GraphQL, so that Gatsby writes the type of its result into `Queries`
 */
export async function runQuery<Result>({ graphql, reporter }: Api, source: string): Promise<Result> {
  const { data, errors } = await graphql<Result>(source)
  if (errors || !data) reporter.panic('A query of the build failed.', errors)
  if (!data) throw new Error('A query of the build returned nothing.')
  return data
}
