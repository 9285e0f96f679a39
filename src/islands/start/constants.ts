/** Share of a section that must be visible before its items appear (R-MOTION-1). */
export const revealThreshold = 0.3
/** Time between one item and the next, in ms (R-MOTION-1). */
export const revealStagger = 100
/** Time between the load of a page and the scroll to the element of its hash, in ms (R-SCROLL-2). */
export const hashScrollDelay = 100
/** Time until the page reloads with new cookie preferences, in ms (R-CHROME-7). */
export const cookieReloadDelay = 3000
