import { act, configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { IslandPhrases } from '../../src/components/island-phrases'
import { pagePhrases } from '../../src/contract/island-phrases'
import { onSite, type PageLocation } from './site'

// The start script loads the code of an island at the first event that needs it. Less than Jest's own limit, so that a
// failure says which element was missing.
configure({ asyncUtilTimeout: 20_000 })

type PageOptions = PageLocation & {
  /** The address's search, for example `?interest=other`. */
  search?: string
}

const page = document.createElement('div')

/** Islands add their containers to the body once, so they stay from one test to the next. */
document.body.prepend(page)

/**
 * Opens a page as the build makes it: HTML, with the elements of every page. No script runs: a test starts the scripts
 * that it needs.
 */
export function openPage(
  content: ReactNode,
  { language = 'en', path = `/${language}`, search = '' }: PageOptions = {},
) {
  window.history.replaceState(null, '', path + search)
  const html = onSite(
    <>
      <main tabIndex={-1}>{content}</main>
      <IslandPhrases keys={pagePhrases} />
    </>,
    { language, path },
  )
  page.innerHTML = renderToStaticMarkup(html)
}

/** Leaves the page, as a link, a reload or Back does. */
export function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'))
  page.replaceChildren()
}

export function removeToasts(): void {
  act(() => {
    toast.removeAll('results')
    toast.removeAll('notices')
  })
}
