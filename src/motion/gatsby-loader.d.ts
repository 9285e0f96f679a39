/** What a page is made of, as Gatsby's loader has it. */
type LoadedPage = {
  status?: string
  page?: { path: string }
  /** A template may say what code its page needs besides (`src/templates/page.tsx`). */
  component?: { default?: { fetchCode?: (data: unknown) => Promise<unknown> } }
  json?: { data?: unknown }
}

/** Gatsby's loader, which it puts on the window. */
interface Window {
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> }
}
