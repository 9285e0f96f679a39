/** JSON files whose entries are nodes of their own (`onCreateNode`), and the translations, which their plugin reads. */
const types = ['FigureFile', 'RouteFile', 'RedirectFile', 'TerrainFile', 'LocaleFile']

/** They have nothing to query; declared, Gatsby infers nothing of them. */
export const fileTypes = types.map((name) => `type ${name} implements Node @dontInfer { id: ID! }`).join('\n')
