/** Share of the viewport that the dialog takes, in per cent of its width and height (R-POLICY-1). */
export const dialogShare = 95
/** How long what was fetched counts as fresh, in ms: 5 minutes (R-POLICY-2). */
export const cacheLifetime = 5 * 60 * 1000
/** Further tries after a failed one (R-POLICY-2). */
export const retries = 3
/** Longest pause between two tries, in ms (R-POLICY-2). */
export const longestPause = 30_000
