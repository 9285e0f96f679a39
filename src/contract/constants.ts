/** Times and limits of the code in browsers. Those of each toaster are in src/browser/toasts/toasters.ts. */

/** Share of a section that must be visible before its items appear (R-MOTION-1). */
export const revealThreshold = 0.3
/** Time between one item and the next, in ms (R-MOTION-1). */
export const revealStagger = 100
/** Time between the load of a page and the scroll to the element of its hash, in ms (R-SCROLL-2). */
export const hashScrollDelay = 100
/** How long a page waits for what is outside, in ms. Silence until then is a failure (R-ERROR-5). */
export const limits = {
  code: 5000,
  /** After that, the link to a policy opens the policy itself. */
  dialogCode: 3000,
  document: 8000,
  request: 15_000,
  check: 5000,
}
/** Time between the notice and the reload with new cookie preferences, in ms (R-CHROME-7). */
export const cookieReloadDelay = 3000
/** How long what was fetched counts as fresh, in ms: 5 minutes (R-POLICY-2). */
export const cacheLifetime = 300_000
/** Further tries after a failed one (R-POLICY-2). */
export const retries = 3
/** Pause before a further try, in ms: it doubles from one second, up to 30 s (R-POLICY-2). @param attempt 0 for the first */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)
/** How long a pointer rests on a button until its tooltip opens, in ms (R-TOAST-4). */
export const openDelay = 700
/** Within this time after a tooltip, a further one opens at once, in ms (R-TOAST-4). */
export const skipDelay = 300
/** How long a dismissed toast takes to go, in ms: its styles and the code say so (R-TOAST-3). */
export const removeDelay = 200
/** What is said while a visitor types would be spoken for each letter: it waits for this pause, in ms. */
export const typingPause = 500
