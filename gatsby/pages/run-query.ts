import type { CreatePagesArgs } from 'gatsby'

/**
 * Runs a query of the build.
 * @param source a named query, marked with GraphQL, so that Gatsby writes the type of its result into `Queries`
 * @throws GraphQL's own words if the query fails, which stops a build
 */
export async function runQuery<Result>(graphql: CreatePagesArgs['graphql'], source: string): Promise<Result> {
  const { data, errors } = await graphql<Result>(source)
  if (errors || !data) throw new Error(`A query of the build failed: ${errors}`)
  return data
}
