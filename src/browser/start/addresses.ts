/**
 * The addresses of the islands' files, by the names of the files. The bundler fills the map for the start script
 * (plugins/pages-without-app/bundle.ts). It is empty in `gatsby develop`.
 */
export const addresses: Readonly<Record<string, string>> = {}
