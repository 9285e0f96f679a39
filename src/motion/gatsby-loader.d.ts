/** Gatsby's loader, which it puts on the window. */
interface Window {
  ___loader?: { loadPage: (path: string) => Promise<unknown> }
}
