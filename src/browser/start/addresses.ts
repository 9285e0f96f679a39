/**
 * The address of each island's file, by the island's folder in src/browser: '/assets/form-….js' for `form`. The bundler
 * writes this map into the start script (plugins/pages-without-app/bundle.ts). In `gatsby develop` it stays empty: there an
 * import is never tried again.
 */
export const addresses: Readonly<Record<string, string>> = {}

/** The address of the stylesheet that an island imports, in the same way. In `gatsby develop` an import brings it. */
export const stylesheets: Readonly<Record<string, string>> = {}
