type JsonFileNode = { node: { sourceInstanceName?: string; relativeDirectory?: string; name?: string } }

/** GraphQL types of files that hold one object. `onCreateNode` splits lists into nodes of their own. */
const typeOfFile: Record<string, string> = {
  site: 'Agency',
  navigation: 'Navigation',
  figures: 'FigureFile',
  routes: 'RouteFile',
  redirects: 'RedirectFile',
  terrains: 'TerrainFile',
}

/** JSON Schemas describe the data. They are no data. */
export const isHelperJson = '**/schemas/**'

/** Names the GraphQL type of a JSON file. gatsby-transformer-json transforms every JSON file it sees, locales too. */
export function jsonTypeName({ node }: JsonFileNode): string {
  if (node.sourceInstanceName === 'locales') return 'LocaleFile'
  if (node.relativeDirectory?.startsWith('pages')) return 'Page'
  if (node.relativeDirectory?.startsWith('drawings')) return 'Drawing'
  return typeOfFile[node.name ?? ''] ?? 'UnknownFile'
}
