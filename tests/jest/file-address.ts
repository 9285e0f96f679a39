/** Importing a font or a picture gives this address. */
export default '/static/file'
