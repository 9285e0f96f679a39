/** Importing one of these files gives its address. */
declare module '*.woff2' {
  const address: string
  export default address
}

declare module '*.svg' {
  const address: string
  export default address
}
