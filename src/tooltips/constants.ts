/** Time between pointing at something and its tooltip, in ms (R-TOAST-4). */
export const openDelay = 700
/** Time in which a further tooltip opens at once, in ms (R-TOAST-4). */
export const skipDelay = 300
/** Time in which the pointer may cross from a control to its note, in ms. */
export const leaveGrace = 120
