/** Where a link was followed to, until its page is there. */
const key = 'followed-link'
/** After this many ms a followed link says nothing about the page that loads, in ms. */
const lifetime = 20_000

function quietly(action: () => void): void {
  try {
    action()
  } catch {
    // Without session storage the address loses its search and hash; nothing else.
  }
}

/**
 * When the code of a page cannot be loaded, Gatsby loads the page anew, but by its path alone. These two keep the full
 * address: a followed link is noted, and its search and hash return to a page that arrived without them.
 */
export function noteFollowedLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== window.location.origin || !(link.search || link.hash)) return
    quietly(() => sessionStorage.setItem(key, JSON.stringify({ address: link.href, at: Date.now() })))
  })
}

export function restoreFullAddress(): void {
  quietly(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof stored !== 'object' || stored === null || !('address' in stored) || !('at' in stored)) return
    if (typeof stored.address !== 'string' || typeof stored.at !== 'number' || Date.now() - stored.at > lifetime) return
    const { pathname, search, hash } = new URL(stored.address)
    const { location, history } = window
    if (pathname === location.pathname && !location.search && !location.hash) {
      history.replaceState(history.state, '', pathname + search + hash)
    }
  })
}
