import { navigate } from 'gatsby'

import { settlingMark } from '../signals/signals'
import { pageHasCome, pageIsComing } from './page-is-coming'
import { isReducedMotion } from './reduced-motion'

/** A page that takes longer than this, in ms, changes without a transition. */
const patience = 1500

let finish: (() => void) | undefined
/** Counts what visitors ask for: a page that is slow to load must not overtake a later choice or Back. */
let latest = 0
/** The wish whose page the router shows now; none where the history leads. */
let shown: number | undefined

/** Ends the wait of a transition: the new page stands. What was asked for before it is forgotten, but not what was after. */
export function pageHasChanged(): void {
  if (shown === undefined || shown === latest) latest += 1
  shown = undefined
  pageHasCome()
  finish?.()
  finish = undefined
}

const leadsToAnotherPage = (path: string) => new URL(path, window.location.href).pathname !== window.location.pathname

/** Whether a link to a path opens with a transition: another page, a browser that can, a visitor who wants motion. */
function opensWithTransition(path: string): boolean {
  return 'startViewTransition' in document && !isReducedMotion() && leadsToAnotherPage(path)
}

/**
 * Changes the page while the browser holds the old picture. It holds back animation frames as well, and the router
 * waits for one: meanwhile frames are timers.
 */
async function changePage(path: string): Promise<void> {
  const frame = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
  try {
    await new Promise<void>((resolve) => {
      finish = resolve
      setTimeout(resolve, patience)
      void show(path)
    })
  } finally {
    window.requestAnimationFrame = frame
  }
}

/** The entry of an open layer (src/start/back.ts): the page that was chosen in it takes its place. */
const isLayer = () => Boolean(window.history.state?.layers)

/** The address that is open already gets no second entry in the history. */
const show = (path: string) =>
  navigate(path, { replace: isLayer() || new URL(path, window.location.href).href === window.location.href })

/** Time in ms that the history gets to go back over the entry of a layer; it takes one of them. */
const settlingTime = 500

/** A layer that was closed a moment ago takes its entry out of the history first. */
async function historyIsAtRest(): Promise<void> {
  const deadline = Date.now() + settlingTime
  while (document.documentElement.hasAttribute(settlingMark) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Loads a page's data and all code that it is shown with, because somebody wants it or points at a link to it. */
export async function loadPage(pathname: string): Promise<LoadedPage | undefined> {
  const loaded = await window.___loader?.loadPage(pathname)
  await loaded?.component?.default?.fetchCode?.(loaded.json?.data)
  return loaded
}

/** Loads a page. False where it cannot be had, and for what is no page of the app. */
async function isAtHand(pathname: string): Promise<boolean> {
  const loaded = await loadPage(pathname).catch(() => undefined)
  return loaded?.page !== undefined && loaded.status !== 'error' && loaded.page.path !== '/404.html'
}

/**
 * Opens a page of the site, with a view transition where the browser has them. Its code and data come first, so that the
 * old picture never stands still for the network; where they cannot be had the browser loads the full address (R-ERROR-4).
 */
export async function openPage(path: string): Promise<void> {
  const { href, pathname } = new URL(path, window.location.href)
  latest += 1
  const wish = latest
  if (leadsToAnotherPage(path)) pageIsComing()
  const [atHand] = await Promise.all([isAtHand(pathname), historyIsAtRest()])
  if (wish !== latest) return
  shown = wish
  if (!atHand) return isLayer() ? window.location.replace(href) : window.location.assign(href)
  const left = leadsToAnotherPage(path) ? window.location.pathname : undefined
  if (opensWithTransition(path)) showWithTransition(path)
  else void show(path)
  // The page that is left came as HTML, perhaps: Back wants its code.
  if (left) loadPage(left).catch(() => undefined)
}

function showWithTransition(path: string): void {
  const transition = document.startViewTransition(() => changePage(path))
  // A transition that is skipped, for example by the next one, has changed the page all the same.
  for (const stage of [transition.ready, transition.finished]) stage.catch(() => undefined)
}
