/** The part of gatsby-plugin-sharp that a test calls: it has no types. */
declare module 'gatsby-plugin-sharp/process-file' {
  export const processFile: (file: string, transforms: object[], options: object) => Promise<unknown>
}
