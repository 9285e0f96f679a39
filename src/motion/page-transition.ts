import { navigate } from 'gatsby'

import { isReducedMotion } from './reduced-motion'

/** A page that takes longer than this, in ms, changes without a transition. */
const patience = 1500

let finish: (() => void) | undefined

/** Ends the wait of a transition: the new page stands. */
export function pageHasChanged(): void {
  finish?.()
  finish = undefined
}

/** Whether a link to a path opens with a transition: another page, a browser that can, a visitor who wants motion. */
export function opensWithTransition(path: string): boolean {
  return (
    'startViewTransition' in document &&
    !isReducedMotion() &&
    new URL(path, window.location.href).pathname !== window.location.pathname
  )
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
      void navigate(path)
    })
  } finally {
    window.requestAnimationFrame = frame
  }
}

/**
 * Opens a page of the site with a view transition where the browser has them. The page's code and data come first, so
 * that the old picture never stands still for the network.
 */
export async function openPage(path: string): Promise<void> {
  await window.___loader?.loadPage(new URL(path, window.location.href).pathname).catch(() => undefined)
  const transition = document.startViewTransition(() => changePage(path))
  // A transition that is skipped, for example by the next one, has changed the page all the same.
  for (const stage of [transition.ready, transition.finished]) stage.catch(() => undefined)
}
