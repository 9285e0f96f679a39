import type { CreatePagesArgs, Reporter } from 'gatsby'

type Api = { graphql: CreatePagesArgs['graphql']; reporter: Reporter }

/**
 * Asks the data layer while the site is built. Stops the build with GraphQL's own words when the query fails.
 * @param source a named query, marked with GraphQL, so that Gatsby writes the type of its result into `Queries`
 */
export async function runQuery<Result>({ graphql, reporter }: Api, source: string): Promise<Result> {
  const { data, errors } = await graphql<Result>(source)
  if (errors || !data) reporter.panic('A query of the build failed.', errors)
  if (!data) throw new Error('A query of the build returned nothing.')
  return data
}
