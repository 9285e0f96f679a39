/** Share of a section that must be visible before its items appear (specification, section 9). */
export const revealThreshold = 0.3
/** Time between one item and the next, in ms (section 9). */
export const revealStagger = 100
/** Time between the load of a page and the scroll to the element of its hash, in ms (section 9). */
export const hashScrollDelay = 100
