import type { CreatePagesArgs } from 'gatsby'

/** Runs a named query. Gatsby writes the type of its result into `Queries`. @throws GraphQL's own words, to stop the build */
export async function runQuery<Result>(graphql: CreatePagesArgs['graphql'], source: string): Promise<Result> {
  const { data, errors } = await graphql<Result>(source)
  if (errors || !data) throw new Error(`A query of the build failed: ${errors}`)
  return data
}
