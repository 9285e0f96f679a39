import { signal } from '../signals/signals'

/** Time in ms after which a page that is slow to come is announced by a sign. */
const patience = 300

const root = () => document.documentElement
let timer: ReturnType<typeof setTimeout> | undefined

/** Another page was asked for: if it takes its time, a sign stands in the progress bar's place. */
export function pageIsComing(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    root().dataset.coming = ''
  }, patience)
}

export function pageHasCome(): void {
  clearTimeout(timer)
  delete root().dataset.coming
}

/** The page that Back or Forward leads to may have to be fetched, too. */
export function watchHistory(): void {
  let { pathname } = window.location
  window.addEventListener(signal.page, () => {
    pathname = window.location.pathname
  })
  // A page that the browser keeps whole has no sign when it is brought back.
  window.addEventListener('pagehide', pageHasCome)
  window.addEventListener('popstate', () => window.location.pathname !== pathname && pageIsComing())
}
