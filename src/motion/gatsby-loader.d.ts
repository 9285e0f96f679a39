/** Gatsby's loader, which it puts on the window. */
interface Window {
  ___loader?: {
    loadPage: (path: string) => Promise<{ status?: string; page?: { path: string } } | undefined>
    /** Loads what a page needs, because somebody points at a link to it. */
    hovering: (path: string) => void
  }
}
