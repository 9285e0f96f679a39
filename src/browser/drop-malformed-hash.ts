/**
 * Gatsby decodes the hash when it starts, and does not start where that fails. The router remembers the address when it
 * is loaded, so this runs by being imported, before the router is.
 */
if (typeof window !== 'undefined') {
  const { location, history } = window
  try {
    decodeURI(location.hash)
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

export {}
