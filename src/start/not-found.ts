import { forEachPart } from './each-part'

/** The not-found page that stands in the document, if it is one. */
const notFound = () => document.querySelector<HTMLElement>('[data-not-found]')

/** The missing path is logged (R-ERROR-1), whoever shows the page. */
function log(): void {
  if (notFound()) console.error(`404: the path ${location.pathname} does not exist.`)
}

/** Logs this page if it is a not-found page, and every later one. Says whether it is one. */
export function keepNotFound(): boolean {
  forEachPart(log)
  return notFound() !== null
}

/**
 * One file stands for every missing path of a language: the app cannot find its data by the address, so it is handed them,
 * under the address as Gatsby's loader names it.
 */
export async function handOverData(): Promise<void> {
  // The app's router cannot start on a path that is no text (`/%E0`): such a page stays as it came.
  decodeURIComponent(location.pathname)
  const path = notFound()?.dataset.notFound
  if (!path) return
  const answer = await fetch(`/page-data${path}/page-data.json`)
  Object.assign(window, { pageData: { ...(await answer.json()), path: location.pathname + location.search } })
}
