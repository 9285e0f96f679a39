/** Before the app starts: the browser must not restore old scroll positions (product, point 15). */
export function onClientEntry(): void {
  window.history.scrollRestoration = 'manual'
}
