/** The parts of gatsby-plugin-sharp that tests call: it has no types. */
declare module 'gatsby-plugin-sharp' {
  export const setActions: (actions: { createJobV2: (job: object) => Promise<unknown> }) => void
  export const generateImageData: (options: { file: object; args: object; reporter: object }) => Promise<object>
}

declare module 'gatsby-plugin-sharp/gatsby-worker' {
  export const IMAGE_PROCESSING: (job: object) => Promise<void>
}
