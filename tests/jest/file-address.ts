/** What importing a font or a picture gives: its address in the build. */
export default '/static/file'
