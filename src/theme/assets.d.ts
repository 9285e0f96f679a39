/** Importing one of these files gives its address. */
declare module '*.woff2' {
  const address: string
  export default address
}

declare module '*.svg' {
  const address: string
  export default address
}

/** Importing styles gives nothing: the build puts them into the page. */
declare module '*.css'
