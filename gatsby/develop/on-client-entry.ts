const style = `position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 60vh; overflow: auto; margin: 0;
  padding: 1.5rem; background: #1c1b1a; color: #fdf9e7; font: 1rem/1.5 monospace; white-space: pre-wrap`

/**
 * Before the app of `gatsby develop` starts: a banner with the mistakes in the data, in the words of the terminal. Once
 * they are repaired, the page loads anew.
 */
export function onClientEntry(): void {
  const banner = document.createElement('pre')
  banner.setAttribute('role', 'alert')
  banner.setAttribute('style', style)
  new EventSource('/___mistakes').addEventListener('message', ({ data }) => {
    const mistakes = String(JSON.parse(data))
    if (mistakes) document.body.append(banner)
    else if (banner.isConnected) location.reload()
    banner.textContent = mistakes
  })
}
